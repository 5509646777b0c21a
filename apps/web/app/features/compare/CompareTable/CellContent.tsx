import { MarketPrice, Price } from '@huarong/ui';
import type { CompareCell } from '../rows/cell.ts';
import styles from './CellContent.module.css';

const MARKS = [1, 2, 3, 4, 5];

/** One cell: a price, a figure, five bars, lines, a text that opens, or plain text. */
export function CellContent({ cell, name }: { cell: CompareCell; name: string }) {
  const { text, note, lines, score, spoken, more, look, before } = cell;
  if (look === 'price')
    return (
      <>
        <span className={styles.price}>
          <Price amount={text} size="md" />
          {before && <MarketPrice amount={before} />}
        </span>
        {note && <small>{note}</small>}
      </>
    );
  if (score !== undefined)
    return (
      <span className={styles.bars} role="img" aria-label={spoken ?? `${name} ${text} 分，满分 5 分`}>
        {MARKS.map((mark) => (
          <i key={mark} data-on={mark <= Math.round(score) || undefined} />
        ))}
        <b aria-hidden="true">{text}</b>
      </span>
    );
  if (more)
    return (
      <details className={styles.more}>
        <summary>{more.label}</summary>
        {more.text}
      </details>
    );
  if (lines)
    return (
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  return (
    <>
      {look === 'figure' ? <b className={styles.figure}>{text}</b> : text}
      {note && <small data-beside={look === 'figure' || undefined}>{note}</small>}
    </>
  );
}
