import { formatFen } from '../format.ts';

interface HourChartProps {
  label: string;
  /** Twenty-four amounts in fen. */
  today: readonly number[];
  before: readonly number[];
  /** The hour that is not over. */
  currentHour: number;
}

const WIDTH = 1150;
const HEIGHT = 226;
const LEFT = 52;
const BASE = 196;
const TOP = 11;
const BAR = 26;
/** A day without sales still has a scale. */
const LEAST_SCALE_FEN = 100_00;

/** Amounts by the hour as bars, beside the same weekday a week earlier as a line. The figures follow as a table. */
export function HourChart({ label, today, before, currentHour }: HourChartProps) {
  const highest = niceCeiling(Math.max(LEAST_SCALE_FEN, ...today, ...before));
  const x = (hour: number) => LEFT + 23 + (hour * (WIDTH - LEFT - 46)) / 23;
  const y = (fen: number) => BASE - (fen / highest) * (BASE - TOP);
  const line = before
    .map((fen, hour) => `${hour === 0 ? 'M' : 'L'}${round(x(hour))} ${round(y(fen))}`)
    .join('');
  return (
    <>
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <path className="ch-grid" d={`M${LEFT} ${round(y(highest * share))}H${WIDTH}`} />
            <text x={LEFT - 8} y={round(y(highest * share)) + 4} textAnchor="end">
              {Math.round((highest * share) / 100).toLocaleString('en-US')}
            </text>
          </g>
        ))}
        {today.map((fen, hour) => (
          // Hours have no other identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <g key={hour}>
            {fen > 0 && (
              <rect
                className="ch-bar"
                x={round(x(hour) - BAR / 2)}
                y={round(y(fen))}
                width={BAR}
                height={round(BASE - y(fen))}
                opacity={hour === currentHour ? 0.45 : 1}
              />
            )}
            {hour % 2 === 0 && (
              <text x={round(x(hour))} y={216} textAnchor="middle">
                {String(hour).padStart(2, '0')}
              </text>
            )}
          </g>
        ))}
        <path className="ch-prev" d={line} />
      </svg>
      <div className="vh">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th>时</th>
              <th>今天</th>
              <th>上周同日</th>
            </tr>
          </thead>
          <tbody>
            {today.map((fen, hour) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hours have no other identity
              <tr key={hour}>
                <td>{hour}</td>
                <td>{formatFen(fen)}</td>
                <td>{formatFen(before[hour] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The next of 1, 2, 5, 10 … that is not below: the grid has round figures. */
export function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((each) => each * power >= value) ?? 10;
  return step * power;
}
