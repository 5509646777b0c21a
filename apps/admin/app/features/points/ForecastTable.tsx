import { Empty } from '../../ui/Empty.tsx';
import { formatFen } from '../../ui/format.ts';
import { type Forecast, formatPoints } from './points-texts.ts';

const WIDTH = 240;

/** What expires when, in points and in yuan. */
export function ForecastTable({ forecast }: { forecast: Forecast }) {
  const highest = Math.max(1, ...forecast.months.map(({ points }) => points));
  if (forecast.months.length === 0) return <Empty title="没有未用的积分" icon="coin" />;
  return (
    <div className="tw">
      <table className="tbl tbl-flat" aria-label="积分到期预测">
        <thead>
          <tr>
            <th>到期月份</th>
            <th className="num">积分</th>
            <th className="num">合</th>
            <th className="num">笔数</th>
            <th>
              <span className="vh">占比</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {forecast.months.map(({ month, points, worthFen, lots, isOver }) => (
            <tr key={month}>
              <td>
                {month}
                {isOver && <span className="muted">（已过，等待清理）</span>}
              </td>
              <td className="num">{formatPoints(points)}</td>
              <td className="num">{formatFen(worthFen)}</td>
              <td className="num muted">{formatPoints(lots)}</td>
              <td>
                <svg width={WIDTH} height={10} aria-hidden="true" focusable="false">
                  <rect className="ch-bar" width={(points / highest) * WIDTH} height={10} />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
