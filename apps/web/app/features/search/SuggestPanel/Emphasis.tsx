import styles from './SuggestPanel.module.css';
import type { Ranges } from './suggestions.ts';

/** A text with the ranges in bold that match the typed letters; the server finds them, also by pinyin. */
export const Emphasis = ({ text, ranges }: { text: string; ranges: Ranges }) => (
  <>
    {ranges.map(([start, end], index) => (
      <span key={start}>
        {text.slice(ranges[index - 1]?.[1] ?? 0, start)}
        <mark className={styles.match}>{text.slice(start, end)}</mark>
      </span>
    ))}
    {text.slice(ranges.at(-1)?.[1] ?? 0)}
  </>
);
