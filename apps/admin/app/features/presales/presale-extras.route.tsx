import { type FormEvent, useState } from 'react';
import { Link, useRevalidator, useSearchParams } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { TextField } from '../../ui/Field.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { Pager } from '../../ui/table/Pager.tsx';
import type { Route } from './+types/presale-extras.route';
import type { ExtraRow } from './presale-labels.ts';

export const meta = () => [{ title: '加倍定金 · 花容管理后台' }];
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  return load(
    api.presaleChanges.extras({
      isPaid: searchParams.get('paid') === 'yes' ? 'yes' : 'no',
      size: 20,
      ...(after && { after }),
    }),
  );
};

/** Second deposits that the shop owes after it could not ship; finance transfers and records them. */
export default function PresaleExtrasPage({ loaderData: page }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const can = useCan();
  const [paying, setPaying] = useState<ExtraRow | null>(null);
  const isPaid = search.get('paid') === 'yes';
  const columns: readonly Column<ExtraRow>[] = [
    { id: 'order', label: '订单', cell: ({ orderId }) => <Link to={`/orders/${orderId}`}>{orderId}</Link> },
    { id: 'who', label: '收货人', cell: ({ recipient }) => recipient },
    { id: 'presale', label: '预售', cell: ({ presaleTitle }) => presaleTitle },
    { id: 'amount', label: '补付', isNumber: true, cell: ({ extraFen }) => formatFen(extraFen) },
    { id: 'since', label: '从', cell: ({ since }) => formatTime(since) },
    isPaid
      ? {
          id: 'paid',
          label: '转账',
          cell: ({ paidAt, paidBy, reference }) => `${formatTime(paidAt)}，${paidBy}，${reference}`,
        }
      : {
          id: 'pay',
          label: '操作',
          cell: (row) =>
            can('return:cash') && (
              <button
                type="button"
                className="btn btn-sm"
                aria-label={`登记转账：订单 ${row.orderId}`}
                onClick={() => setPaying(row)}
              >
                登记转账
              </button>
            ),
        },
  ];
  return (
    <>
      <div className="phead">
        <h1>加倍定金</h1>
        <span className="phead-n">预售不能发货时补付的一份定金，待付 {formatFen(page.dueFen)}</span>
      </div>
      <nav className="views" aria-label="按转账情况">
        <Link to="?" aria-current={isPaid ? undefined : 'page'}>
          待转账
        </Link>
        <Link to="?paid=yes" aria-current={isPaid ? 'page' : undefined}>
          已转账
        </Link>
      </nav>
      {page.rows.length === 0 ? (
        <Empty title={isPaid ? '还没有转过' : '没有要补付的定金'} icon="coin" />
      ) : (
        <DataTable label="加倍定金" columns={columns} rows={page.rows} idOf={({ orderId }) => orderId} />
      )}
      <Pager
        shown={page.rows.length}
        total={page.total}
        next={page.next}
        previous={page.previous}
        unit="笔"
      />
      {paying && <TransferDialog row={paying} onClose={() => setPaying(null)} />}
    </>
  );
}

function TransferDialog({ row: { orderId, extraFen }, onClose }: { row: ExtraRow; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reference = String(new FormData(event.currentTarget).get('reference')).trim();
    if (reference.length < 4) return setError('请填银行流水号，至少 4 个字');
    setIsBusy(true);
    const reply = await api.presaleChanges.payExtra({ orderId, reference });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已登记');
    void revalidate();
    onClose();
  }
  return (
    <Dialog title={`登记转账 ${formatFen(extraFen)}`} onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p>订单 {orderId}。请先从公司账户转账，再填流水号。登记后不能撤回。</p>
        <TextField label="银行流水号" name="reference" maxLength={64} error={error} />
        <div className="acts">
          <button type="submit" className={`btn btn-ink${isBusy ? ' is-loading' : ''}`} disabled={isBusy}>
            登记已转账 {formatFen(extraFen)}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
