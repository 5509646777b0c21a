import { niceCeiling } from '../../ui/charts/HourChart.tsx';
import { formatFen } from '../../ui/format.ts';
import { count } from './share.ts';
import type { DayFigures, Sales } from './types.ts';

export const MEASURES = {
  paidFen: { label: '实付', isMoney: true },
  orders: { label: '订单', isMoney: false },
  units: { label: '件数', isMoney: false },
  savedFen: { label: '让利', isMoney: true },
} as const;
export type Measure = keyof typeof MEASURES;

const WIDTH = 1136;
const HEIGHT = 248;
const LEFT = 64;
const RIGHT = 1116;
const BASE = 220;
const TOP = 20;
const DAY_MS = 86_400_000;

/** Every day of a period, also those without a sale. */
function valuesOf(period: { from: string; to: string }, days: readonly DayFigures[], measure: Measure) {
  const known = new Map(days.map((each) => [each.day, each[measure]]));
  const length = Math.round((Date.parse(period.to) - Date.parse(period.from)) / DAY_MS) + 1;
  return Array.from({ length }, (_, index) => {
    const day = new Date(Date.parse(period.from) + index * DAY_MS).toISOString().slice(0, 10);
    return { day, value: known.get(day) ?? 0 };
  });
}
const round = (value: number) => Math.round(value * 100) / 100;
const textOf = (value: number, measure: Measure) =>
  MEASURES[measure].isMoney ? formatFen(value) : count(value);
/** 50 万 from ten thousand yuan on. */
function axisText(value: number, measure: Measure): string {
  const shown = MEASURES[measure].isMoney ? value / 100 : value;
  return shown >= 10_000 ? `${count(shown / 10_000)} 万` : count(Math.round(shown * 10) / 10);
}

/** A measure by day as a line, beside the period before. The figures follow as a table. */
export function DayChart({ sales, measure }: { sales: Sales; measure: Measure }) {
  const now = valuesOf(sales, sales.days, measure);
  const before = valuesOf(sales.before, sales.daysBefore, measure);
  const highest = niceCeiling(Math.max(4, ...[...now, ...before].map(({ value }) => value)));
  const last = Math.max(1, Math.max(now.length, before.length) - 1);
  const x = (index: number) => round(LEFT + (index * (RIGHT - LEFT)) / last);
  const y = (value: number) => round(BASE - (Math.max(0, value) / highest) * (BASE - TOP));
  const line = (values: readonly { value: number }[]) =>
    values.map(({ value }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(value)}`).join('');
  const step = Math.ceil(now.length / 8);
  const label = `每天的${MEASURES[measure].label}`;
  return (
    <>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path
              className={share === 0 ? 'ch-base' : 'ch-grid'}
              d={`M${LEFT} ${y(highest * share)}H${RIGHT}`}
            />
            <text x={LEFT - 8} y={y(highest * share) + 4} textAnchor="end">
              {axisText(highest * share, measure)}
            </text>
          </g>
        ))}
        <path className="ch-area" d={`${line(now)}V${BASE}H${LEFT}Z`} />
        <path className="ch-prev" d={line(before)} />
        <path className="ch-line" d={line(now)} />
        {now.map(({ day, value }, index) => (
          <g key={day}>
            {now.length <= 62 && (
              <circle className="ch-dot" cx={x(index)} cy={y(value)} r={2.5}>
                <title>{`${day}\n${MEASURES[measure].label} ${textOf(value, measure)}`}</title>
              </circle>
            )}
            {index % step === 0 && (
              <text x={x(index)} y={240} textAnchor="middle">
                {day.slice(5)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>日期</th>
              <th>{MEASURES[measure].label}</th>
              <th>前期</th>
            </tr>
          </thead>
          <tbody>
            {now.map(({ day, value }, index) => (
              <tr key={day}>
                <td>{day}</td>
                <td>{textOf(value, measure)}</td>
                <td>{textOf(before[index]?.value ?? 0, measure)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
