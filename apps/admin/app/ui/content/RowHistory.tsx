import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { formatTime } from '../format.ts';

type Home = AdminContracts['home'];
type Entry = Output<Home['history']>['sets'][number];

const STATES: Readonly<Record<string, string>> = {
  planned: '已定时',
  applied: '已生效',
  undone: '已撤销',
  withdrawn: '已撤回',
  failed: '没有生效',
};

/** A row that change sets write. */
export interface RowOfHistory {
  kind: Input<Home['history']>['kind'];
  rowId: string;
  /** Another value reads the history again. */
  version: unknown;
}

/** The change sets of a row; each leads to what it changed, and to undoing it. */
export function RowHistory({ kind, rowId, version }: RowOfHistory) {
  const [sets, setSets] = useState<Entry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version reads again.
  useEffect(() => {
    let isCurrent = true;
    void api.home.history({ kind, rowId }).then((reply) => {
      if (isCurrent && reply.ok) setSets(reply.value.sets);
    });
    return () => {
      isCurrent = false;
    };
  }, [kind, rowId, version]);
  if (sets.length === 0) return <p className="hint">还没有改动。</p>;
  return (
    <ul className="ct-list" aria-label="改动记录">
      {sets.map(({ setId, state, title, madeBy, madeAt, applyAt }) => (
        <li key={setId}>
          <span className="grow">
            <Link to={`/changes/${setId}`}>{title}</Link>
            <small className="muted">
              {' '}
              {madeBy ?? '命令行'} {formatTime(madeAt)}
              {state === 'planned' && applyAt !== null && `，${formatTime(applyAt)} 生效`}
            </small>
          </span>
          <span className="muted">{STATES[state] ?? state}</span>
        </li>
      ))}
    </ul>
  );
}
