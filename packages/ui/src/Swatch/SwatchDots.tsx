import styles from './Swatch.module.css';

export interface SwatchDotsProps {
  /** Colours to show, five at most. */
  colours: readonly string[];
  /** How many shades there are in all. */
  total: number;
  /** The pointer is over a dot (its index) or has left the dots (null). */
  onHover?: ((index: number | null) => void) | undefined;
}

const SHOWN = 5;

/** The dots on a card show that there are shades; they are no control, but hovering previews a shade. */
export function SwatchDots({ colours, total, onHover: onLook }: SwatchDotsProps) {
  const shown = colours.slice(0, SHOWN);
  const more = total - shown.length;
  return (
    <span
      className={styles['dots']}
      role="img"
      aria-label={`共 ${total} 色`}
      onPointerLeave={onLook && (() => onLook(null))}
    >
      {shown.map((colour, index) => (
        <span className={styles['dot']} key={colour} onPointerEnter={onLook && (() => onLook(index))}>
          <svg viewBox="0 0 14 14" aria-hidden="true" focusable="false">
            <circle cx="7" cy="7" r="7" fill={colour} />
          </svg>
        </span>
      ))}
      {more > 0 && <small>{`+${more} 色`}</small>}
    </span>
  );
}
