import { ReturnStatus } from '@huarong/core/returns';
import { useState } from 'react';
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Empty } from '../../ui/Empty.tsx';
import { filtersOf } from '../../ui/filters/list-address.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/returns.route';
import { CashDialog } from './CashDialog.tsx';
import { PickupDialog } from './PickupDialog.tsx';
import { ReturnList } from './ReturnList.tsx';
import { ReturnMain } from './ReturnMain.tsx';
import { ReturnSide } from './ReturnSide.tsx';
import { useDelayedAction } from './use-delayed-action.ts';

export const meta = () => [{ title: '退货与换货 · 花容管理后台' }];

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const page = await load(api.returns.list({ tab: 'review', ...filtersOf(request) }));
  const returnId = params.returnId ?? page.rows[0]?.returnId;
  return { page, detail: returnId === undefined ? null : await load(api.returns.detail({ returnId })) };
}

const SENT_BACK: readonly number[] = [ReturnStatus.AwaitingShipment, ReturnStatus.InTransit];
const REFUSAL_REASONS = [
  '照片不能说明所述问题',
  '超过可退期限',
  '商品为刻字或定制',
  '影响再次销售（已拆封、已使用）',
  '与本店商品或批号不符',
];

/** List and work side by side: A approves, R refuses, N shows the next one. */
export default function ReturnsPage({ loaderData: { page, detail } }: Route.ComponentProps) {
  const can = useCan();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'refuse' | 'cash' | 'pickup' | null>(null);
  const { waiting, start, undo } = useDelayedAction();
  const rows = page.rows.filter(({ returnId }) => returnId !== waiting?.id);
  const isDecidable =
    detail !== null &&
    detail.status === ReturnStatus.AwaitingReview &&
    detail.returnId !== waiting?.id &&
    can('return:decide');

  const showNext = () => {
    const at = rows.findIndex(({ returnId }) => returnId === detail?.returnId);
    const next = rows[at + 1] ?? rows.find(({ returnId }) => returnId !== detail?.returnId);
    if (next) void navigate({ pathname: `/returns/${next.returnId}`, search: search.toString() });
  };
  const decide = (verb: '同意' | '拒绝', send: () => ReturnType<typeof api.returns.approve>) => {
    if (!detail || !isDecidable) return;
    start({
      id: detail.returnId,
      text: `已${verb} ${detail.recipientName} 的${detail.kindText}申请`,
      send: async () => {
        const reply = await send();
        showToast(reply.ok ? `${verb}已送出：${reply.value.statusText}` : reply.refusal.message);
        void revalidate();
      },
    });
    showNext();
  };
  const approve = () => {
    const returnId = detail?.returnId;
    if (returnId) decide('同意', () => api.returns.approve({ returnId }));
  };
  useKeys({
    a: approve,
    r: () => isDecidable && setOpen('refuse'),
    n: showNext,
  });

  return (
    <div className="desk desk-3">
      <ReturnList page={page} rows={rows} currentId={detail?.returnId} />
      <div className="desk-main">
        {detail ? <ReturnMain detail={detail} /> : <Empty title="这里没有要处理的退货" />}
        <div className="desk-bar">
          {isDecidable && (
            <>
              <button type="button" className="btn btn-ink" onClick={approve}>
                同意{detail.kindText} <span className="kbd">A</span>
              </button>
              <button type="button" className="btn" onClick={() => setOpen('refuse')}>
                拒绝 <span className="kbd">R</span>
              </button>
            </>
          )}
          {detail && SENT_BACK.includes(detail.status) && can('return:receive') && (
            <button type="button" className="btn" onClick={() => setOpen('pickup')}>
              登记上门取件
            </button>
          )}
          {detail?.status === ReturnStatus.Inspecting && can('return:inspect') && (
            <Link className="btn btn-ink" to={`/returns/receive?return=${detail.returnId}`}>
              验货
            </Link>
          )}
          {detail?.cash && can('return:cash') && detail.cash.approvalId === null && (
            <button type="button" className="btn" onClick={() => setOpen('cash')}>
              登记现金退款
            </button>
          )}
          {detail?.cash?.approvalId && (
            <Link className="lnk" to={`/approvals/${detail.cash.approvalId}`}>
              现金退款等第二人确认
            </Link>
          )}
          <button type="button" className="btn btn-ghost right" onClick={showNext}>
            下一件 <span className="kbd">N</span>
          </button>
        </div>
      </div>
      {detail && <ReturnSide detail={detail} />}
      {open === 'refuse' && detail && (
        <ReasonDialog
          title="拒绝退换货"
          reasons={REFUSAL_REASONS}
          action="拒绝并告知顾客"
          isDanger
          readBy="顾客可见。请说明下一步，勿用「不符合规定」代替理由。"
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const { returnId } = detail;
            decide('拒绝', () => api.returns.refuse({ returnId, reason }));
            return null;
          }}
        />
      )}
      {open === 'pickup' && detail && (
        <PickupDialog
          returnId={detail.returnId}
          carriers={detail.carriers}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void revalidate();
          }}
        />
      )}
      {open === 'cash' && detail?.cash && (
        <CashDialog
          returnId={detail.returnId}
          amountFen={detail.cash.amountFen}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void revalidate();
          }}
        />
      )}
      {waiting && (
        <div className="toast" role="status">
          <span className="ring" />
          {waiting.text}，5 秒后送出
          <button type="button" onClick={undo}>
            撤回 Ctrl Z
          </button>
        </div>
      )}
    </div>
  );
}
