import styles from './EngravedText.module.css';
import { MATERIAL } from './materials.ts';

interface EngravedTextProps {
  text: string;
  font: string;
  x: number;
  y: number;
  size: number;
  /** Dark letters on brass; otherwise brass letters on dark. */
  isDark?: boolean;
}

const FONT_CLASSES: Record<string, string | undefined> = { song: styles.song, tenor: styles.roman };

/** Engraved letters: an edge of shadow or light above, the colour within. */
export function EngravedText({ text, font, x, y, size, isDark = false }: EngravedTextProps) {
  const fontClass = FONT_CLASSES[font] ?? styles.sans;
  const textProps = {
    x,
    textAnchor: 'middle',
    fontSize: size,
    letterSpacing: size / 3.5,
    className: fontClass,
  } as const;
  return (
    <>
      <text {...textProps} y={y - size / 28} fill={isDark ? MATERIAL.gilt : MATERIAL.caseEdge}>
        {text}
      </text>
      <text {...textProps} y={y} fill={isDark ? MATERIAL.ink : MATERIAL.gilt}>
        {text}
      </text>
    </>
  );
}
