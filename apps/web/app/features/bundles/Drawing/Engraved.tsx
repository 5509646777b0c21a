import styles from './Engraved.module.css';
import { MATERIAL } from './light.ts';

interface EngravedProps {
  text: string;
  font: string;
  x: number;
  y: number;
  size: number;
  /** Dark letters on brass; otherwise brass letters on dark. */
  isDark?: boolean;
}

const FACES: Record<string, string | undefined> = { song: styles.song, tenor: styles.roman };

/** Letters cut into the case: an edge of shade or light above, the colour within. */
export function Engraved({ text, font, x, y, size, isDark = false }: EngravedProps) {
  const face = FACES[font] ?? styles.sans;
  const letters = {
    x,
    textAnchor: 'middle',
    fontSize: size,
    letterSpacing: size / 3.5,
    className: face,
  } as const;
  return (
    <>
      <text {...letters} y={y - size / 28} fill={isDark ? MATERIAL.gilt : MATERIAL.caseEdge}>
        {text}
      </text>
      <text {...letters} y={y} fill={isDark ? MATERIAL.ink : MATERIAL.gilt}>
        {text}
      </text>
    </>
  );
}
