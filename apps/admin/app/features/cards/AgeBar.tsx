import { formatFen } from '../../ui/format.ts';
import type { Liability } from './card-texts.ts';

const WIDTH = 1000;
const GAP = 3;

/** What is owed by the age of the cards: one bar, its parts named below. */
export function AgeBar({ ages, balanceFen }: Pick<Liability, 'ages' | 'balanceFen'>) {
  let from = 0;
  const parts = ages.map((age) => {
    const width = balanceFen === 0 ? 0 : (age.balanceFen / balanceFen) * WIDTH;
    const part = { ...age, from, width: Math.max(0, width - GAP) };
    from += width;
    return part;
  });
  return (
    <>
      <svg
        className="chart card-ages"
        viewBox={`0 0 ${WIDTH} 22`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {parts.map(({ label, from: x, width }, index) => (
          <rect key={label} className={`ch-s${index + 1}`} x={x} y={0} width={width} height={22} />
        ))}
      </svg>
      <dl className="card-age-list">
        {parts.map(({ label, balanceFen: owed, cards }, index) => (
          <div key={label}>
            <dt>
              <span className={`card-dot card-dot-${index + 1}`} aria-hidden="true" />
              {label}
            </dt>
            <dd>
              <b>{balanceFen === 0 ? '0.0' : ((owed * 100) / balanceFen).toFixed(1)} %</b>
              <span className="muted">
                {formatFen(owed)}，{cards.toLocaleString('en-US')} 张
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
