"""What a tutor says: the words for each step, answer and verdict."""

from __future__ import annotations

from game.ui.lessons.tutor import Chapter, Tutor
from game.ui.services import Services


class Sayings:
    """The words of one tutor, in the language of now."""

    def __init__(self, services: Services, tutor: Tutor) -> None:
        self._services = services
        self._tutor = tutor

    @property
    def head(self) -> str:
        """The answer to a wrong try, or the name of the lesson."""
        tutor, words = self._tutor, self._services.words
        if tutor.answer is not None:
            return words(tutor.answer.value)
        title = words(f"{tutor.lesson.key}.title")
        key = "lesson.head" if tutor.early else "lesson.head.puzzle"
        return words(key, n=tutor.lesson.number, title=title)

    @property
    def short(self) -> str:
        """The name where there is no room for the whole."""
        key = "lesson.short" if self._tutor.early else "lesson.short.puzzle"
        return self._services.words(key, n=self._tutor.lesson.number)

    @property
    def text(self) -> str:
        """What to do now, or what has been done."""
        tutor, words = self._tutor, self._services.words
        match tutor.chapter:
            case Chapter.LESSON:
                step = min(tutor.done, len(tutor.lesson.steps) - 1)
                return words(f"{tutor.lesson.key}.{step + 1}")
            case Chapter.LEARNT:
                return words(f"{tutor.lesson.key}.done")
            case Chapter.PUZZLE:
                return words(tutor.lesson.puzzle)
            case Chapter.VERDICT:
                return self._verdict

    @property
    def all(self) -> list[str]:
        """Everything that may be said in this chapter."""
        words, lesson = self._services.words, self._tutor.lesson
        if self._tutor.early:
            steps = [words(f"{lesson.key}.{n + 1}") for n in range(len(lesson.steps))]
            return [*steps, words(f"{lesson.key}.done")]
        gain = words.signed(-self._tutor.game.best)
        said = words("lesson.puzzle.less", n=gain), self._praise(3, self._tutor.game.best, 1)
        return [words(lesson.puzzle), *said, *([words(lesson.tie)] if lesson.tie else [])]

    @property
    def goal(self) -> tuple[str, str]:
        """The lesson's title and its goal, which a puzzle does not share."""
        words, key = self._services.words, self._tutor.lesson.key
        return words(f"{key}.title"), words(f"{key}.goal") if self._tutor.early else ""

    @property
    def _verdict(self) -> str:
        tutor, words = self._tutor, self._services.words
        gain = words.signed(tutor.gain)
        if tutor.won:
            return self._praise(tutor.spirits, tutor.gain, tutor.lost)
        if tutor.lesson.tie and tutor.gain == tutor.game.best - 1:
            return words(tutor.lesson.tie)
        return words("lesson.puzzle.less", n=gain)

    def _praise(self, spirits: int, gain: int, lost: int) -> str:
        """What the best move has brought: its spirits, their points, and what these have cost."""
        words = self._services.words
        sums = words.signed(gain + lost) + (f" {words.signed(-lost)}" if lost else "")
        called = words.counted("n.spirit", spirits)
        points = words.counted("n.point", gain, n=sums)
        return words("lesson.puzzle.won", spirits=called, points=points)
