import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { formatFen, formatRemaining, formatTime } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/approval.route';
import { APPROVAL_STATES, effectOf, kindLabel, subjectPath } from './approval-texts.ts';

export const meta = () => [{ title: '审批 · 花容管理后台' }];
export const clientLoader = ({ params: { approvalId } }: Route.ClientLoaderArgs) =>
  load(api.approvals.detail({ approvalId }));

/** One request: exactly what would be done, whether it still can, and the decision. */
export default function ApprovalPage({ loaderData: approval }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { approvalId, canDecide, isOwn, state, checks } = approval;
  const isPossible = checks.every(({ isOk }) => isOk);
  const path = subjectPath(approval.subjectKind, approval.subjectId, useCan());
  // The reason has a panel of its own.
  const payload = approval.payload.filter(({ value }) => value !== approval.reason);

  async function send(
    call: () => Promise<
      { ok: true; value: { message: string } | null } | { ok: false; refusal: { message: string } }
    >,
    text: string,
  ) {
    setIsBusy(true);
    const reply = await call();
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    showToast(reply.value?.message ?? text);
    void revalidate();
  }
  const approve = () =>
    send(
      () => api.approvals.approve({ approvalId, ...(note.trim() !== '' && { note: note.trim() }) }),
      '已批准',
    );
  const refuse = () => {
    if (note.trim().length < 2) return setError('驳回时请写明意见，至少 2 个字');
    return send(() => api.approvals.refuse({ approvalId, reason: note.trim() }), '已驳回');
  };
  useKeys({
    a: () => canDecide && isPossible && !isBusy && void approve(),
    r: () => canDecide && !isBusy && void refuse(),
  });

  return (
    <>
      <div className="phead">
        <h1>
          {kindLabel(approval.kind)}{' '}
          {approval.amountFen !== null && <span className="no">{formatFen(approval.amountFen)}</span>}
        </h1>
        <span className="tag tag-lg tag-warn">{APPROVAL_STATES[state].label}</span>
        <span className="phead-n">
          申请 {approvalId}，{approval.requestedBy} {formatTime(approval.requestedAt)} 提交
          {state === 'waiting' && `，${formatRemaining(approval.expiresAt).text}`}
        </span>
      </div>
      <div className="cols">
        <div className="stack stack-6">
          <section className="panel" aria-labelledby="payload">
            <div className="panel-h">
              <h2 id="payload">将执行的内容</h2>
              <span className="tag">
                <Icon name="lock" size={12} />
                已冻结
              </span>
              {path && (
                <div className="right">
                  <Link className="lnk" to={path}>
                    打开 {approval.subjectId}
                  </Link>
                </div>
              )}
            </div>
            <table className="tbl tbl-flat tbl-in">
              <tbody>
                {payload.map(({ label, value }) => (
                  <tr key={label}>
                    <td className="muted">{label}</td>
                    <td>{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <section className="panel" aria-labelledby="reason">
            <div className="panel-h">
              <h2 id="reason">理由</h2>
            </div>
            <p className="quote">{approval.reason}</p>
            {approval.decidedAt && (
              <p className="mt-3">
                {approval.decidedBy ?? approval.requestedBy} {formatTime(approval.decidedAt)}{' '}
                {APPROVAL_STATES[state].label}
                {approval.decisionNote && `：${approval.decisionNote}`}
              </p>
            )}
          </section>
        </div>
        <aside className="stack stack-4">
          {state === 'waiting' && (
            <section className="panel" aria-labelledby="checks">
              <div className="panel-h">
                <h2 id="checks">批准前复核</h2>
              </div>
              <ul className="stack">
                {checks.map(({ label, isOk, detail }) => (
                  <li key={label} className={isOk ? 'row row-top' : 'row row-top is-bad'}>
                    <Icon name={isOk ? 'check' : 'warning'} />
                    <span>
                      {label}：{detail}
                    </span>
                  </li>
                ))}
              </ul>
              <p className="hint mt-2">批准与执行在同一事务内完成；任何一项不符都不会执行。</p>
            </section>
          )}
          <section className="panel" aria-labelledby="approvers">
            <div className="panel-h">
              <h2 id="approvers">谁可以决定</h2>
            </div>
            <p>{approval.approvers.join('、') || '没有人'}，提交人除外</p>
          </section>
          <AuditTab kind="approval" id={String(approvalId)} />
        </aside>
      </div>
      {error && !canDecide && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {canDecide && (
        <div className="savebar">
          <div className="field approval-note">
            <input
              className={error ? 'inp is-err' : 'inp'}
              aria-label="意见，驳回时必填"
              placeholder="意见，驳回时必填"
              maxLength={200}
              aria-invalid={error !== undefined}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
            {error && (
              <p className="err" role="alert">
                {error}
              </p>
            )}
          </div>
          <span className="muted">批准需再次验证身份</span>
          <div className="right acts">
            <button type="button" className="btn btn-danger" disabled={isBusy} onClick={() => void refuse()}>
              驳回 <span className="kbd">R</span>
            </button>
            <button
              type="button"
              className="btn btn-ink"
              disabled={isBusy || !isPossible}
              onClick={() => void approve()}
            >
              {effectOf(approval.kind)}
              {approval.amountFen !== null && ` ${formatFen(approval.amountFen)}`}{' '}
              <span className="kbd">A</span>
            </button>
          </div>
        </div>
      )}
      {isOwn && state === 'waiting' && (
        <div className="savebar">
          <span className="muted">这是你提交的申请，须由另一人决定</span>
          <div className="right acts">
            <button
              type="button"
              className="btn"
              disabled={isBusy}
              onClick={() => void send(() => api.approvals.withdraw({ approvalId }), '已撤回')}
            >
              撤回
            </button>
          </div>
        </div>
      )}
    </>
  );
}
