import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { formatFen, formatTime } from '../../ui/format.ts';
import { type BelowFloor, BelowFloorDialog } from '../../ui/price-floor/BelowFloorDialog.tsx';
import { WAITING, WaitingNote } from '../../ui/price-floor/WaitingNote.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/coupon.route';
import { BatchDialog } from './BatchDialog.tsx';
import { CouponRecords } from './CouponRecords.tsx';
import { OFFER_STATES, wayText } from './coupon-labels.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { IssuesAndBatches } from './IssuesAndBatches.tsx';
import type { OfferDetail } from './types.ts';
import { VoidDialog } from './VoidDialog.tsx';

export const meta = () => [{ title: '优惠券 · 花容管理后台' }];
export async function clientLoader({ params: { offerId }, request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = ['state', 'after', 'before'].flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const [offer, records] = await Promise.all([
    load(api.coupons.detail({ offerId })),
    load(api.coupons.records({ offerId, size: 20, ...Object.fromEntries(asked) })),
  ]);
  return { offer, records };
}

const TABS = { records: '领用记录', issues: '发放与券码' } as const;

/** One coupon: what it gave and cost, who has it, and what can be done with it. */
export default function CouponPage({ loaderData: { offer, records } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const { revalidate, state: reading } = useRevalidator();
  const [dialog, setDialog] = useState<'stop' | 'void' | 'batch' | 'issue' | null>(null);
  const [belowFloor, setBelowFloor] = useState<BelowFloor | null>(null);
  const tab = search.get('tab') === 'issues' ? 'issues' : 'records';
  const { offerId, version, status, counts } = offer;
  const isRunning = offer.issues.some(({ state }) => state === 'running');
  usePoll(offer, isRunning);
  const isLive = status !== 'draft' && status !== 'stopped';
  async function publish(reason?: string): Promise<string | null> {
    const reply = await api.coupons.publish({ offerId, version, ...(reason && { reason }) });
    if (!reply.ok) {
      const { refusal } = reply;
      if (reason === undefined && refusal.code === 'price-below-floor' && 'skus' in refusal)
        setBelowFloor({ message: refusal.message, skus: refusal.skus, ask: publish });
      else if (reason === undefined) showToast(refusal.message);
      return refusal.message;
    }
    const { waiting } = reply.value;
    showToast(
      waiting ? `已提交，等 ${waiting.approvers.join('、') || '另一人'} 批准` : '已发布，会员现在可以领',
    );
    void revalidate();
    return null;
  }
  async function withdraw(approvalId: string) {
    const reply = await api.approvals.withdraw({ approvalId });
    showToast(reply.ok ? '已撤回' : reply.refusal.message);
    void revalidate();
  }
  return (
    <>
      <div className="phead">
        <h1>{offer.title}</h1>
        <span className="phead-n">
          <span className={OFFER_STATES[status].className}>{OFFER_STATES[status].label}</span>
          {offer.waiting && <span className={WAITING.className}>{WAITING.label}</span>}
          {`，${wayText(offer)}`}
        </span>
        <div className="acts">
          {can('coupon:write') && (
            <Link className="btn" to={`/coupons/${offerId}/edit`}>
              编辑
            </Link>
          )}
          {isLive && can('coupon:issue') && (
            <>
              <button type="button" className="btn" onClick={() => setDialog('batch')}>
                生成一人一码
              </button>
              <button type="button" className="btn" onClick={() => setDialog('issue')}>
                发给会员
              </button>
            </>
          )}
          {counts.usable > 0 && can('coupon:void') && (
            <button type="button" className="btn btn-danger" onClick={() => setDialog('void')}>
              作废未用的
            </button>
          )}
          {can('promotion:publish') &&
            (isLive ? (
              <button type="button" className="btn btn-danger" onClick={() => setDialog('stop')}>
                停发
              </button>
            ) : (
              !offer.waiting && (
                <button type="button" className="btn btn-ink" onClick={() => void publish()}>
                  {status === 'draft' ? '发布' : '重新发布'}
                </button>
              )
            ))}
        </div>
      </div>
      <p className="psub">
        {offer.sentence}。{formatTime(offer.terms.claimFrom)} 至 {formatTime(offer.terms.claimUntil)} 可领
        {offer.updatedBy && `，${offer.updatedBy} ${formatTime(offer.updatedAt)} 改过`}
      </p>
      {offer.waiting && (
        <WaitingNote
          waiting={offer.waiting}
          isLive={false}
          isBusy={reading === 'loading'}
          onWithdraw={withdraw}
        />
      )}
      <dl className="figs">
        {figuresOf(offer).map(({ label, value, note }) => (
          <div className="fig" key={label}>
            <dt>{label}</dt>
            <dd className="fig-v">{value}</dd>
            <dd className="fig-d">{note}</dd>
          </div>
        ))}
      </dl>
      <nav className="views mt-4" aria-label="这种券的内容">
        {(Object.keys(TABS) as (keyof typeof TABS)[]).map((each) => (
          <Link
            key={each}
            to={each === 'records' ? '?' : '?tab=issues'}
            aria-current={each === tab ? 'page' : undefined}
          >
            {TABS[each]}
          </Link>
        ))}
      </nav>
      {tab === 'records' ? (
        <CouponRecords offer={offer} page={records} onChanged={() => void revalidate()} />
      ) : (
        <IssuesAndBatches offer={offer} onChanged={() => void revalidate()} />
      )}
      {belowFloor && <BelowFloorDialog {...belowFloor} isLive={false} onClose={() => setBelowFloor(null)} />}
      {dialog === 'stop' && (
        <ReasonDialog
          title="停发这种券"
          reasons={['预算用完', '活动提前结束', '规则写错']}
          action="停发"
          isDanger
          onClose={() => setDialog(null)}
          onConfirm={async (reason) => {
            const reply = await api.coupons.stop({ offerId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast('已停发，马上不能再领');
            void revalidate();
            return null;
          }}
        >
          <p>从现在起谁也领不到。已领的 {counts.usable + counts.held} 张照常可用，要收回请另行作废。</p>
        </ReasonDialog>
      )}
      {dialog === 'void' && (
        <VoidDialog offer={offer} onClose={() => setDialog(null)} onChanged={() => void revalidate()} />
      )}
      {dialog === 'batch' && (
        <BatchDialog offer={offer} onClose={() => setDialog(null)} onChanged={() => void revalidate()} />
      )}
      {dialog === 'issue' && (
        <IssueDialog offer={offer} onClose={() => setDialog(null)} onChanged={() => void revalidate()} />
      )}
    </>
  );
}

function figuresOf({ counts, cost, total }: OfferDetail) {
  const share = (part: number, whole: number) =>
    whole === 0 ? '' : `${((part * 100) / whole).toFixed(1)} %`;
  return [
    {
      label: '已领',
      value: counts.claimed.toLocaleString('en-US'),
      note: `共 ${total.toLocaleString('en-US')} 张`,
    },
    { label: '可用', value: counts.usable, note: `占用中 ${counts.held} 张` },
    { label: '已用', value: counts.used, note: share(counts.used, counts.claimed) },
    { label: '过期或作废', value: counts.expired + counts.void, note: `作废 ${counts.void} 张` },
    {
      label: '净让利',
      value: formatFen(cost.savedFen - cost.returnedFen),
      note: `已扣退货 ${formatFen(cost.returnedFen)}`,
    },
    {
      label: '用券的订单',
      value: cost.orders,
      note: cost.basketFen === null ? '' : `平均实付 ${formatFen(cost.basketFen)}`,
    },
    {
      label: '新会员',
      value: cost.newMembers,
      note: `首单，${share(cost.newMembers, cost.orders) || '0 %'}`,
    },
    { label: '还可能让利', value: formatFen(counts.exposureFen), note: '至多' },
  ];
}
