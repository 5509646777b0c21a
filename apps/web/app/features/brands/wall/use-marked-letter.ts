import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { letterId } from '../../catalogue/index.ts';
import { lettersOnLine, letterToMark } from './letters.ts';

interface MarkedLetters {
  /** The letter highlighted in the index. */
  current: string | null;
  /** All letters on the reading line, one per column. */
  onLine: string[];
}

/** A jump scrolls a letter right below the index; browsers round by a pixel or two. */
const READING_LINE_OFFSET = 4;

/** Follows the scroll position and highlights the letters just below the sticky index. */
export function useMarkedLetter(
  letters: readonly string[],
  index: RefObject<HTMLElement | null>,
): MarkedLetters {
  const [marked, setMarked] = useState<MarkedLetters>({ current: null, onLine: [] });
  const { hash } = useLocation();
  const target = letters.find((letter) => `#${letterId(letter)}` === hash) ?? null;
  const shown = letters.join('');

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const boxes = [...shown].flatMap((letter) => {
        const box = document.getElementById(letterId(letter))?.getBoundingClientRect();
        return box ? [{ letter, top: box.top, bottom: box.bottom }] : [];
      });
      const onLine = lettersOnLine(
        boxes,
        (index.current?.getBoundingClientRect().bottom ?? 0) + READING_LINE_OFFSET,
      );
      const targetBox = boxes.find(({ letter }) => letter === target);
      const isTargetAtPageEnd =
        isAtPageEnd() && targetBox !== undefined && targetBox.top < window.innerHeight;
      const current = letterToMark(onLine, target, { isTargetAtPageEnd });
      setMarked((before) =>
        before.current === current && before.onLine.join() === onLine.join() ? before : { current, onLine },
      );
    };
    const scheduleMeasure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    scheduleMeasure();
    window.addEventListener('scroll', scheduleMeasure, { passive: true });
    window.addEventListener('resize', scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleMeasure);
      window.removeEventListener('resize', scheduleMeasure);
    };
  }, [shown, target, index]);

  return marked;
}

const isAtPageEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
