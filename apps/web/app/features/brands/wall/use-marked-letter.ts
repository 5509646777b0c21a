import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { letterId, lettersOnLine, letterToMark } from './letters.ts';

interface Marked {
  /** The letter the index points at. */
  current: string | null;
  /** All letters on the reading line: the other column has one too. */
  onLine: string[];
}

/** A jump brings a letter right below the index; browsers round it by a pixel or two. */
const BELOW_INDEX = 4;

/** Follows the scroll: the letters just below the index, which stays in view. */
export function useMarkedLetter(letters: readonly string[], index: RefObject<HTMLElement | null>): Marked {
  const [marked, setMarked] = useState<Marked>({ current: null, onLine: [] });
  const { hash } = useLocation();
  const jumped = letters.find((letter) => `#${letterId(letter)}` === hash) ?? null;
  const shown = letters.join('');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      const boxes = [...shown].flatMap((letter) => {
        const box = document.getElementById(letterId(letter))?.getBoundingClientRect();
        return box ? [{ letter, top: box.top, bottom: box.bottom }] : [];
      });
      const onLine = lettersOnLine(boxes, (index.current?.getBoundingClientRect().bottom ?? 0) + BELOW_INDEX);
      const goal = boxes.find(({ letter }) => letter === jumped);
      const isJumpedAtFoot = isAtFoot() && goal !== undefined && goal.top < window.innerHeight;
      const current = letterToMark(onLine, jumped, { isJumpedAtFoot });
      setMarked((known) =>
        known.current === current && known.onLine.join() === onLine.join() ? known : { current, onLine },
      );
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [shown, jumped, index]);

  return marked;
}

const isAtFoot = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
