import { Fragment, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { previewOfSet } from '../../ui/content/preview-address.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/change.route';
import { ChangedRows } from './ChangedRows.tsx';
import { CHANGE_STATES, type ChangeDetail, countsText, effectTime, kindLabel } from './change-texts.ts';
import { PlanActions } from './PlanActions.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { useMayChange } from './use-may-change.ts';

export const meta = () => [{ title: '改动单 · 花容管理后台' }];
export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) => {
  const after = new URL(request.url).searchParams.get('after');
  return load(api.changes.detail({ setId: params.setId, ...(after !== null && { after }) }));
};

/** One change set: what changes, row by row, and taking it back. */
export default function ChangePage({ loaderData: set }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isUndoing, setIsUndoing] = useState(false);
  const can = useCan();
  const isOpen = set.state === 'draft' || set.state === 'waiting' || set.state === 'planned';
  const { label, className } = CHANGE_STATES[set.state];
  return (
    <>
      <div className="phead">
        <h1>{set.title}</h1>
        <span className={className}>{label}</span>
        <span className="phead-n">改动单 {set.setId}</span>
        {isOpen && can('content:read') && (
          <div className="acts">
            <Link className="btn" to={previewOfSet(set)}>
              <Icon name="eye" />
              预览
            </Link>
          </div>
        )}
      </div>
      <div className="cols">
        <section className="panel" aria-labelledby="rows">
          <div className="panel-h">
            <h2 id="rows">内容</h2>
            <span className="muted">{countsText(set.counts)}</span>
          </div>
          <ChangedRows rows={set.rows} />
          {(set.next !== null || search.get('after') !== null) && (
            <div className="acts mt-3">
              {search.get('after') !== null && (
                <Link className="btn btn-sm" to={`?${withFilter(search, 'after', null)}`}>
                  从头看起
                </Link>
              )}
              {set.next !== null && (
                <Link className="btn btn-sm" to={`?${withFilter(search, 'after', set.next)}`}>
                  下一页
                </Link>
              )}
            </div>
          )}
        </section>
        <aside className="stack stack-4">
          <Facts set={set} />
          <PlanActions set={set} />
          <Undo set={set} onUndo={() => setIsUndoing(true)} />
          <AuditTab key={set.state} kind="change-set" id={set.setId} />
        </aside>
      </div>
      {isUndoing && (
        <UndoDialog
          set={set}
          onClose={() => setIsUndoing(false)}
          onDone={(text) => {
            setIsUndoing(false);
            showToast(text);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

function Facts({ set }: { set: ChangeDetail }) {
  const facts = [
    { label: '来源', value: kindLabel(set.kind) },
    { label: '提交', value: `${set.madeBy ?? '命令行'} ${formatTime(set.createdAt)}` },
    { label: '生效', value: effectTime(set) },
    { label: '原因', value: set.reason ?? '无' },
  ];
  return (
    <section className="panel" aria-labelledby="facts">
      <div className="panel-h">
        <h2 id="facts">概况</h2>
      </div>
      <dl className="kv">
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {set.approvalId !== null && (
        <Link className="lnk" to={`/approvals/${set.approvalId}`}>
          打开审批
        </Link>
      )}
      {set.problem !== null && (
        <p className="note note-warn mt-3" role="status">
          <Icon name="warning" />
          <span>{set.problem}</span>
        </p>
      )}
    </section>
  );
}

function Undo({ set, onUndo }: { set: ChangeDetail; onUndo: () => void }) {
  const mayChange = useMayChange();
  return (
    <section className="panel" aria-labelledby="undo">
      <div className="panel-h">
        <h2 id="undo">撤销</h2>
      </div>
      {set.state === 'undone' ? (
        <p>
          {set.undoneBy ?? '命令行'} {set.undoneAt && formatTime(set.undoneAt)} 已撤销
        </p>
      ) : (
        <>
          <p className="muted">生效后，只要没有人再改这些行，就能整单撤销。已付款的订单不变。</p>
          {mayChange && (
            <button type="button" className="btn mt-3" disabled={set.state !== 'applied'} onClick={onUndo}>
              <Icon name="undo" />
              撤销整单
            </button>
          )}
        </>
      )}
    </section>
  );
}
