import { GRID_COLUMNS } from '@huarong/core/catalogue';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { GridCheck } from './grid-replies.ts';

/** What was looked at before saving. */
export function SaveChecks({ check }: { check: GridCheck | null }) {
  if (!check) return <p className="muted">正在检查……</p>;
  const { lowestMargin, plans, refused, refusedCount, secondPerson } = check;
  return (
    <ul className="checks" aria-label="检查">
      {refusedCount > 0 && (
        <Check kind="err">
          {refusedCount} 格不能保存，已经在表里标出
          <small>{refused[0]?.message}</small>
        </Check>
      )}
      {lowestMargin !== null && (
        <Check kind={lowestMargin < 0 ? 'warn' : 'ok'}>
          {lowestMargin < 0 ? '有低于成本的价格，毛利率低到' : '都高于成本，毛利率不低于'}{' '}
          {(lowestMargin / 10).toFixed(1)} %
        </Check>
      )}
      {plans.map(({ setId, title, applyAt, skuId, column }) => (
        <Check kind="warn" key={`${setId} ${skuId} ${column}`}>
          改动单「{title}」也要改 {skuId} 的{GRID_COLUMNS[column]}
          <small>
            {applyAt === null ? '等待审批' : `${formatTime(applyAt)} 生效`}，
            <Link className="lnk" to={`/changes/${setId}`}>
              打开
            </Link>
          </small>
        </Check>
      ))}
      {secondPerson.map((reason) => (
        <Check kind="warn" key={reason}>
          {reason}，需要第二个人批准
        </Check>
      ))}
      {secondPerson.length === 0 && <Check kind="ok">不需要审批</Check>}
    </ul>
  );
}

const ICONS = { ok: 'check', warn: 'warning', err: 'warning' } as const;
const Check = ({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) => (
  <li className={`is-${kind}`}>
    <Icon name={ICONS[kind]} size={14} />
    <div>{children}</div>
  </li>
);
