import { formatFen } from '../../ui/format.ts';
import type { Effect } from './use-what-if.ts';

const WIDTH = 720;
const HEIGHT = 140;
const BASE = 120;
const LABEL_EVERY = 3;

const LEGEND = [
  { kind: 'is-above', text: '已够芍药' },
  { kind: 'is-up', text: '会升上来' },
  { kind: 'is-down', text: '到期后降' },
  { kind: 'is-below', text: '还不够' },
];

interface SpendingChartProps {
  spending: Effect['spending'];
  /** The threshold of 芍药 that holds, and the one that is written. */
  nowFen: number;
  newFen: number;
  months: string;
}

/** Members who have paid in these months, by what they spent, with both thresholds of 芍药. */
export function SpendingChart({
  spending: { stepFen, members },
  nowFen,
  newFen,
  months,
}: SpendingChartProps) {
  const most = Math.max(1, ...members);
  const width = WIDTH / members.length;
  const placeOf = (amount: number) => Math.min(WIDTH, (amount / stepFen) * width);
  const kindOf = (from: number) =>
    from >= nowFen ? (from >= newFen ? 'is-above' : 'is-down') : from >= newFen ? 'is-up' : 'is-below';
  const label = `近 ${months} 个月实付，每 ${formatFen(stepFen)} 一格，芍药门槛现在 ${formatFen(nowFen)}，新的 ${formatFen(newFen)}`;
  return (
    <figure className="levels-chart mt-4">
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {members.map((count, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place.
            key={at}
            className={kindOf(at * stepFen)}
            x={at * width + 1}
            width={width - 2}
            y={BASE - (count / most) * (BASE - 16)}
            height={(count / most) * (BASE - 16)}
          >
            <title>{`${formatFen(at * stepFen)} 起：${count.toLocaleString('en-US')} 位`}</title>
          </rect>
        ))}
        {members.map((_, at) =>
          at % LABEL_EVERY === 0 && at > 0 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its place.
            <text key={at} textAnchor="middle" x={at * width} y={HEIGHT - 6}>
              {yuan(at * stepFen)}
            </text>
          ) : null,
        )}
        <Threshold at={placeOf(nowFen)} text={`现在 ${yuan(nowFen)}`} isLeft={nowFen < newFen} isNow />
        {newFen !== nowFen && (
          <Threshold at={placeOf(newFen)} text={`新门槛 ${yuan(newFen)}`} isLeft={newFen < nowFen} />
        )}
      </svg>
      <figcaption className="legend mt-2">
        {LEGEND.map(({ kind, text }) => (
          <span key={kind}>
            <i className={`l-box ${kind}`} />
            {text}
          </span>
        ))}
        <span>{`近 ${months} 个月实付（元），其间付过款的会员，每 ${formatFen(stepFen)} 一格。实线是新门槛，虚线是现在的`}</span>
      </figcaption>
    </figure>
  );
}

const yuan = (amount: number): string => (amount / 100).toLocaleString('en-US');

interface ThresholdProps {
  at: number;
  text: string;
  /** The words of the lower one are left of its line, so that two do not cover each other. */
  isLeft: boolean;
  isNow?: boolean;
}
const Threshold = ({ at, text, isLeft, isNow = false }: ThresholdProps) => (
  <>
    <line className={isNow ? 'is-now' : undefined} x1={at} x2={at} y1={4} y2={BASE} />
    <text x={at + (isLeft ? -6 : 6)} y={14} textAnchor={isLeft ? 'end' : 'start'}>
      {text}
    </text>
  </>
);
