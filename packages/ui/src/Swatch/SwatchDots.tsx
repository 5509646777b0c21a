import styles from './Swatch.module.css';

interface SwatchDotsProps {
  /** Colours to show, five at most. */
  colours: readonly string[];
  /** How many shades there are in all. */
  total: number;
}

const SHOWN = 5;

/** The row of little dots on a card: a promise of choice, not a control. */
export function SwatchDots({ colours, total }: SwatchDotsProps) {
  const shown = colours.slice(0, SHOWN);
  const more = total - shown.length;
  return (
    <span className={styles['dots']} role="img" aria-label={`共 ${total} 色`}>
      {shown.map((colour) => (
        <span className={styles['dot']} key={colour}>
          <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="7" fill={colour} />
          </svg>
        </span>
      ))}
      {more > 0 && <small>{`+${more} 色`}</small>}
    </span>
  );
}
