import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { Icon } from '../../ui/Icon.tsx';

type Found = Output<AdminContracts['simulator']['conflicts']>;

/** What of a saved promotion contradicts other offers, or sells below cost together with them. */
export function ConflictPanel({ promotionId, version }: { promotionId: string; version: number }) {
  const offerId = promotionId.replace(/^bundle:/, '');
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a saved version is checked anew
  useEffect(() => {
    let isCurrent = true;
    void api.simulator.conflicts({ offerId }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setFound(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [offerId, version]);
  return (
    <section className="panel" aria-labelledby="promotion-conflicts">
      <div className="panel-h">
        <h2 id="promotion-conflicts">冲突</h2>
        {found && <span className="muted">对照 {found.checked.skus} 个规格</span>}
      </div>
      {error && <p className="err">{error}</p>}
      {!found && !error && <p className="muted">正在检查</p>}
      {found?.conflicts.length === 0 && <p className="muted">没有发现冲突</p>}
      <ul className="stack">
        {found?.conflicts.slice(0, 5).map(({ kind, title, severity }) => (
          <li className="row" key={`${kind} ${title}`}>
            <span className={severity === 'error' ? 'text-bad' : 'text-warn'}>
              <Icon name={severity === 'error' ? 'close' : 'warning'} size={14} />
            </span>
            {title}
          </li>
        ))}
      </ul>
      <p className="row mt-3">
        <Link className="lnk" to={`/promotions/conflicts?offer=${encodeURIComponent(offerId)}`}>
          看明细
        </Link>
        <Link className="lnk" to="/simulator">
          试算
        </Link>
      </p>
    </section>
  );
}
