import type { BrandMark } from '@huarong/contract/catalogue';
import { useRef } from 'react';
import { LETTERS, letterId } from '../../catalogue/index.ts';
import { MARKS, wallPath } from '../wall/marks.ts';
import { useLetterDrag } from '../wall/use-letter-drag.ts';
import { useMarkedLetter } from '../wall/use-marked-letter.ts';
import styles from './WallIndex.module.css';

interface WallIndexProps {
  mark: BrandMark | null;
  typed: string;
  /** How many brands each chip leads to; `null` means all. */
  countOf: (mark: BrandMark | null) => number;
  /** Letters with at least one brand. */
  letters: string[];
}

/** Sticky bar: chips that filter the brands, and the alphabet to jump to a letter. */
export function WallIndex({ mark, typed, countOf, letters }: WallIndexProps) {
  const index = useRef<HTMLDivElement>(null);
  const marked = useMarkedLetter(letters, index);
  const drag = useLetterDrag();
  return (
    <div className={styles.index} ref={index}>
      <nav className={styles.marks} aria-label="品牌类型">
        {[{ mark: null, label: '全部' }, ...MARKS].map((chip) => (
          <a
            key={chip.label}
            href={wallPath({ mark: chip.mark, typed })}
            data-stay
            aria-current={chip.mark === mark ? 'true' : undefined}
          >
            {chip.label} <small>{countOf(chip.mark)}</small>
          </a>
        ))}
        <span>按首字母排列</span>
      </nav>
      <nav className={styles.letters} aria-label="字母索引" {...drag.handlers}>
        {LETTERS.map((letter) =>
          letters.includes(letter) ? (
            <a
              key={letter}
              href={`#${letterId(letter)}`}
              data-letter={letter}
              data-pressed={drag.letter === letter || undefined}
              aria-current={letter === marked.current ? 'location' : undefined}
              data-on-line={marked.onLine.includes(letter) || undefined}
            >
              {letter}
            </a>
          ) : (
            <span key={letter} aria-hidden="true">
              {letter}
            </span>
          ),
        )}
      </nav>
    </div>
  );
}
