import { matchRanges } from './match-ranges.ts';
import styles from './SuggestPanel.module.css';

/** A text with the typed part in bold. */
export function Emphasis({ text, typed }: { text: string; typed: string }) {
  const ranges = matchRanges(text, typed);
  return (
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
}
