import { formatChange, formatCount, formatShare } from './visit-types.ts';

interface Figure {
  label: string;
  now: number;
  before: number;
  /** What it is a part of. */
  of?: number;
}

/** The sums of a period, each with its change. */
export const Sums = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="rep-sums">
    {figures.map(({ label, now, before, of }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <b>{formatCount(now)}</b>
          {of !== undefined && <span className="muted">{formatShare(now, of)}</span>}
          <span className="muted">对比 {formatChange(now, before)}</span>
        </dd>
      </div>
    ))}
  </dl>
);
