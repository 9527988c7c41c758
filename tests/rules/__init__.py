"""The rules one by one; every test is named after the rule it holds up."""
