import { Link } from 'react-router';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Sales } from './types.ts';

/** What the last check of the figures against the ledger found. */
export function Proof({ proof, counted }: Pick<Sales, 'proof' | 'counted'>) {
  const until = counted.until === null ? '还没有计完' : `计到 ${formatTime(counted.until)}`;
  // Figures that lack entries agree with the ledger only as far as they are counted.
  if (counted.missing > 0)
    return (
      <span className="err">
        <Icon name="warning" size={14} />
        还有 {counted.missing > 10_000 ? '10,000 多' : counted.missing.toLocaleString('en-US')} 笔没有计入，
        {until}
      </span>
    );
  if (!proof) return <span className="muted">{until}，还没有与总账核过</span>;
  if (proof.faults > 0)
    return (
      <Link className="lnk err" to="/invariants">
        <Icon name="warning" size={14} />
        与总账相差 {formatFen(proof.differenceFen)}，{formatTime(proof.checkedAt)} 查出 {proof.faults} 处
      </Link>
    );
  return (
    <span className="okline">
      <Icon name="check" size={14} />
      {until}，与总账相差 ¥0.00，{formatTime(proof.checkedAt)} 核过
    </span>
  );
}
