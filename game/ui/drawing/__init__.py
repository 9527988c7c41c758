"""How anything gets on screen: art and type as pictures, the brush, what is kept between frames.

`art` makes and keeps pictures, `brush` puts them on a surface, `still` keeps what does not move,
`canvas` notes what did. Nothing here knows a scene, a table or a rule of the game.
"""
