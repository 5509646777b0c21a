import { type FormEvent, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextAreaField } from '../../ui/Field.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { showToast } from '../../ui/Toaster.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { ChangeFormEnd } from './ChangeFormEnd.tsx';
import { Consequences } from './Consequences.tsx';
import type { CancelPreview, PresaleBoard } from './presale-labels.ts';

interface CannotShipDialogProps {
  board: PresaleBoard;
  onClose: () => void;
  onChanged: () => void;
}
type Rule = 'paid' | 'double';
const RULES: Record<Rule, { label: string; note: string }> = {
  paid: { label: '退回已付的全部款项', note: '定金和已付的尾款按原支付方式退回' },
  double: {
    label: '定金双倍返还',
    note: '另补一份定金（民法典第 587 条）。支付平台只能退已付的钱，补的一份由财务转账并登记',
  },
};

const COLUMNS: readonly Column<CancelPreview['rows'][number]>[] = [
  { id: 'order', label: '订单', cell: ({ orderId }) => orderId },
  { id: 'at', label: '付定金', cell: ({ depositAt }) => formatTime(depositAt) },
  { id: 'units', label: '份', isNumber: true, cell: ({ units }) => units },
  { id: 'refund', label: '退款', isNumber: true, cell: ({ refundFen }) => formatFen(refundFen) },
  {
    id: 'extra',
    label: '另补',
    isNumber: true,
    cell: ({ extraFen }) => (extraFen === 0 ? '—' : formatFen(extraFen)),
  },
];

/** The shop cannot ship: chooses how everybody is refunded, shows the sums of each, then asks a second person. */
export function CannotShipDialog({ board, onClose, onChanged }: CannotShipDialogProps) {
  const { presaleId, version } = board;
  const [rule, setRule] = useState<Rule>('paid');
  const [preview, setPreview] = useState<CancelPreview | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void api.presaleChanges.previewCancel({ presaleId, rule }).then((reply) => {
      if (!isCurrent) return;
      if (reply.ok) setPreview(reply.value);
      else setError(reply.refusal.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [presaleId, rule]);
  const orders = preview ? preview.owing.orders + preview.settled.orders : 0;
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    if (reason.length < 2) return setError('请写明原因，至少 2 个字');
    setIsBusy(true);
    const reply = await api.presaleChanges.cancel({
      presaleId,
      version,
      rule,
      expectedOrders: orders,
      reason,
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    showToast('已提交，等第二个人批准');
    onChanged();
    onClose();
  }
  return (
    <Dialog title="不能发货了" size="lg" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <fieldset className="ps-rules">
          <legend>怎样退</legend>
          {(Object.keys(RULES) as Rule[]).map((each) => (
            <label key={each} className="ps-rule">
              <input type="radio" name="rule" checked={rule === each} onChange={() => setRule(each)} />
              <span>
                <b>{RULES[each].label}</b>
                <small>{RULES[each].note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {!preview && !error && <p role="status">正在计算</p>}
        {preview && preview.problem !== null && (
          <p className="note note-warn" role="status">
            {preview.problem}
          </p>
        )}
        {preview && preview.problem === null && (
          <>
            <Consequences
              rows={[
                {
                  label: '只付了定金',
                  value: `${preview.owing.orders} 单，退 ${formatFen(preview.owing.refundFen)}`,
                },
                {
                  label: '已付尾款、没发货',
                  value: `${preview.settled.orders} 单，退 ${formatFen(preview.settled.refundFen)}`,
                },
                { label: '没付定金', value: `${preview.unpaid.orders} 单，直接关闭` },
                { label: '已发货或正在审核取消', value: `${preview.untouched} 单，不动` },
                { label: '合计退款', value: formatFen(preview.refundFen) },
                { label: '财务另补', value: formatFen(preview.extraFen) },
                { label: '库存与份数', value: '随每单退回' },
              ]}
              message={preview.message}
              readers="每人收到一条，例如第一单"
              approvers={preview.approvers}
            />
            <DataTable
              label="每单退多少"
              columns={COLUMNS}
              rows={preview.rows}
              idOf={({ orderId }) => orderId}
            />
            {orders > preview.rows.length && (
              <p className="muted">
                只列出前 {preview.rows.length} 单，共 {orders} 单
              </p>
            )}
            <TextAreaField label="原因" name="reason" rows={2} maxLength={100} hint="顾客会看到" />
          </>
        )}
        <ChangeFormEnd
          error={error}
          isBusy={isBusy}
          submit={
            preview?.problem === null
              ? {
                  label: `提交，批准后取消 ${orders} 单并退款 ${formatFen(preview.refundFen)}`,
                  isDanger: true,
                }
              : undefined
          }
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
