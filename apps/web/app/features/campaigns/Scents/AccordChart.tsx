import type { ScentScene } from '@huarong/contract/content';
import { zip } from '@huarong/core/shared';
import styles from './AccordChart.module.css';
import { accordBands } from './accord-bands.ts';

const WIDTH = 760;
const MOMENTS = ['喷出', '15 分', '1 时', '2 时', '4 时', '8 时'];

interface AccordChartProps {
  accords: ScentScene['accords'];
  height: number;
}

/** Chart of the accords of a scent over eight hours. */
export function AccordChart({ accords, height }: AccordChartProps) {
  const step = WIDTH / (MOMENTS.length - 1);
  const anchorOf = (index: number) =>
    index === 0 ? 'start' : index === MOMENTS.length - 1 ? 'end' : 'middle';
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${height + 28}`}
      role="img"
      aria-label={`香调随时间的变化：${accords.map(({ name }) => name).join('、')}`}
    >
      {MOMENTS.map((moment, index) => (
        <g key={moment}>
          <path d={`M${index * step} 0V${height}`} className={styles.grid} />
          <text x={index * step} y={height + 20} textAnchor={anchorOf(index)}>
            {moment}
          </text>
        </g>
      ))}
      {zip(accords, accordBands(accords, WIDTH, height)).map(([{ colour }, { name, path, label }]) => (
        <g key={name}>
          <path d={path} fill={colour} />
          {label && (
            <text x={label.x} y={label.y} className={styles.name}>
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
