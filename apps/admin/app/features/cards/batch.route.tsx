import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { AuditTab } from '../../ui/evidence/AuditTab.tsx';
import { withFilter } from '../../ui/filters/list-address.ts';
import { formatFen } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/batch.route';
import { BatchCards } from './BatchCards.tsx';
import { BatchSteps } from './BatchSteps.tsx';
import { CardDrawer } from './CardDrawer.tsx';
import { BATCH_STATES, KINDS, validityText } from './card-texts.ts';
import { DownloadDialog } from './DownloadDialog.tsx';

export const meta = () => [{ title: '储值卡批次 · 花容管理后台' }];
export const clientLoader = ({ params: { batchId }, request }: Route.ClientLoaderArgs) => {
  const from = new URL(request.url).searchParams.get('from');
  return load(
    api.storedCards.batch({ batchId, ...(from && /^\d{1,4}$/.test(from) && { from: Number(from) }) }),
  );
};

/** One batch: where it is, what can be done next, and its cards. */
export default function BatchPage({ loaderData: batch }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<'download' | 'activate' | 'discard' | null>(null);
  usePoll(batch, batch.state === 'making');
  const { batchId } = batch;
  const cardId = search.get('card');
  const openCard = (id: string | null) =>
    setSearch(withFilter(search, 'card', id), { preventScrollReset: true });
  return (
    <>
      <div className="phead">
        <h1>{batch.code}</h1>
        <span className={BATCH_STATES[batch.state].className}>{BATCH_STATES[batch.state].label}</span>
        <span className="phead-n">
          {KINDS[batch.kind]}，{formatFen(batch.faceFen)} × {batch.count} 张，{validityText(batch.validYears)}
        </span>
        <div className="acts">
          {batch.canDiscard && (
            <button type="button" className="btn btn-danger" onClick={() => setOpen('discard')}>
              作废
            </button>
          )}
          {batch.canDownload && (
            <button type="button" className="btn btn-ink" onClick={() => setOpen('download')}>
              <Icon name="download" size={14} />
              下载卡号文件
            </button>
          )}
          {batch.canActivate && (
            <button type="button" className="btn btn-ink" onClick={() => setOpen('activate')}>
              激活 {batch.count} 张
            </button>
          )}
          {batch.state === 'waiting' && batch.approvalId !== null && (
            <Link className="btn btn-ink" to={`/approvals/${batch.approvalId}`}>
              去审批
            </Link>
          )}
        </div>
      </div>
      <dl className="figs">
        <div className="fig">
          <dt>发行</dt>
          <dd className="fig-v">{formatFen(batch.issuedFen)}</dd>
        </div>
        <div className="fig">
          <dt>已用</dt>
          <dd className="fig-v">{formatFen(batch.issuedFen - batch.balanceFen)}</dd>
        </div>
        <div className="fig">
          <dt>余额</dt>
          <dd className="fig-v">{formatFen(batch.balanceFen)}</dd>
        </div>
        <div className="fig">
          <dt>已制作</dt>
          <dd className="fig-v">
            {batch.made} <small>/ {batch.count} 张</small>
          </dd>
        </div>
        <div className="fig">
          <dt>冻结与挂失</dt>
          <dd className="fig-v">
            {batch.blocked} <small>张</small>
          </dd>
        </div>
      </dl>
      <div className="cols mt-4">
        <div>
          <BatchCards batch={batch} onOpen={openCard} />
          {batch.next !== null && (
            <Link className="btn btn-sm mt-2" to={`?${withFilter(search, 'from', String(batch.next))}`}>
              后面的卡
            </Link>
          )}
        </div>
        <aside className="stack stack-4">
          <BatchSteps batch={batch} />
          <AuditTab kind="card-batch" id={String(batchId)} />
        </aside>
      </div>
      {open === 'download' && (
        <DownloadDialog batch={batch} onClose={() => setOpen(null)} onDone={() => void revalidate()} />
      )}
      {open === 'activate' && (
        <ReasonDialog
          title="激活这一批"
          reasons={['客户已付款，卡已送达', '门店开始销售']}
          action={`激活，负债增加 ${formatFen(batch.faceFen * batch.count)}`}
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.storedCards.activate({ batchId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`已激活 ${reply.value.cards} 张`);
            void revalidate();
            return null;
          }}
        >
          <p>激活后每张卡有 {formatFen(batch.faceFen)}，可以绑定和支付，同时记入总账。</p>
        </ReasonDialog>
      )}
      {open === 'discard' && (
        <ReasonDialog
          title="作废这一批"
          reasons={['卡号文件丢失', '客户取消', '信息有误']}
          action="作废"
          isDanger
          onClose={() => setOpen(null)}
          onConfirm={async (reason) => {
            const reply = await api.storedCards.discard({ batchId, reason });
            if (!reply.ok) return reply.refusal.message;
            void revalidate();
            return null;
          }}
        >
          <p>这一批的卡都不能再激活，没有余额，不影响总账。</p>
        </ReasonDialog>
      )}
      {cardId !== null && (
        <CardDrawer cardId={cardId} onClose={() => openCard(null)} onChanged={() => void revalidate()} />
      )}
    </>
  );
}
