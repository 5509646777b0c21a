import { useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { usePoll } from '../../platform/use-poll.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import type { Route } from './+types/reconciliation.route';
import { DayFunds } from './DayFunds.tsx';
import { DayPicker } from './DayPicker.tsx';
import { DayTable } from './DayTable.tsx';
import { Differences } from './Differences.tsx';
import { ExportDifferences } from './ExportDifferences.tsx';
import { PaymentViews } from './PaymentViews.tsx';
import { ResolveDrawer } from './ResolveDrawer.tsx';
import type { Difference } from './types.ts';
import { UploadBill } from './UploadBill.tsx';

export const meta = () => [{ title: '对账 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const day = searchParams.get('day');
  const kind = searchParams.get('kind');
  return load(api.reconciliation.day({ ...(day && { day }), ...(kind && { kind }) }));
};

/** A day of the providers against our books: what differs, and what staff do about it. */
export default function ReconciliationPage({ loaderData: page }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const [isUploading, setIsUploading] = useState(false);
  const [chosen, setChosen] = useState<Difference | null>(null);
  usePoll(page, page.isRunning);
  async function runAgain() {
    const reply = await api.reconciliation.run({ day: page.day });
    if (!reply.ok) showToast(reply.refusal.message);
    void revalidate();
  }
  return (
    <>
      <div className="phead">
        <h1>支付与对账</h1>
        <span className="phead-n">{dayText(page.day)}</span>
        <div className="acts">
          <Link className="btn" to={`/reconciliation/month?month=${page.day.slice(0, 7)}`}>
            <Icon name="chart" size={14} />
            月报
          </Link>
          {can('ledger:export') && <ExportDifferences day={page.day} />}
          {can('reconciliation:run') && (
            <>
              <button type="button" className="btn" onClick={() => setIsUploading(true)}>
                <Icon name="upload" size={14} />
                上传账单
              </button>
              <button type="button" className="btn" disabled={page.isRunning} onClick={() => void runAgain()}>
                <Icon name="refresh" size={14} />
                {page.isRunning ? '正在对账' : '重新对账'}
              </button>
            </>
          )}
        </div>
      </div>
      <PaymentViews current="reconciliation" />
      <DayPicker day={page.day} month={page.month} />
      <DayTable rows={page.rows} />
      <div className="cols mt-6">
        <Differences page={page} kind={search.get('kind')} onChoose={setChosen} />
        <aside>
          <DayFunds page={page} />
          <section className="panel">
            <header className="panel-h">
              <h2>按规定</h2>
            </header>
            <ul className="panel-b stack">
              <li>
                {
                  page.differences.filter(({ resolved, needsSecondPerson }) => !resolved && needsSecondPerson)
                    .length
                }{' '}
                条超过 ¥100.00，需要第二个人
              </li>
              <li>全部日子还有 {page.openCount} 条差异没有处理</li>
              <li>
                钱的去向看<Link to="/payments?show=late">关闭后收款</Link>
              </li>
            </ul>
          </section>
        </aside>
      </div>
      {isUploading && <UploadBill day={page.day} onClose={() => setIsUploading(false)} />}
      {chosen && <ResolveDrawer difference={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const WEEKDAYS = '日一二三四五六';
/** `11 月 15 日（周日）` */
function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${date.getUTCMonth() + 1} 月 ${date.getUTCDate()} 日（周${WEEKDAYS[date.getUTCDay()]}）`;
}
