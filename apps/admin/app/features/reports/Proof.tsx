import { Link } from 'react-router';
import { formatFen, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Sales } from './types.ts';

/** What the last check of the figures against the ledger found. */
export function Proof({ proof }: Pick<Sales, 'proof'>) {
  if (!proof) return <span className="muted">还没有与总账核过</span>;
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
      与总账相差 ¥0.00，{formatTime(proof.checkedAt)} 核过
    </span>
  );
}
