import type { AdminOrderDetail } from '@huarong/contract/admin/orders';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';

type Line = AdminOrderDetail['subOrders'][number]['lines'][number];
interface RegisterDialogProps {
  /** The order it is opened from; empty: the number is asked for. */
  orderId: string;
  onClose: () => void;
  onDone: (reactionId: string) => void;
}

/** Opens a record for an item of an order, for example after a call. */
export function RegisterDialog({ orderId: given, onClose, onDone }: RegisterDialogProps) {
  const [orderId, setOrderId] = useState(given);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [lineId, setLineId] = useState('');
  const [symptom, setSymptom] = useState('');
  const [error, setError] = useState<string>();
  const [orderError, setOrderError] = useState<string>();
  const find = useCallback(async (id: string) => {
    setLines([]);
    setOrderError(undefined);
    if (!/^\d{10,24}$/.test(id)) return setOrderError('请填写完整的订单号');
    const reply = await api.orders.detail({ orderId: id });
    if (!reply.ok) return setOrderError(reply.refusal.message);
    const sent = reply.value.subOrders
      .flatMap((subOrder) => subOrder.lines)
      .filter(({ shippedUnits }) => shippedUnits > 0);
    if (sent.length === 0) return setOrderError('这个订单还没有发出的商品');
    setLines(sent);
    setLineId(sent[0]?.lineId ?? '');
  }, []);
  useEffect(() => {
    if (given !== '') void find(given);
  }, [given, find]);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lines.length === 0) return find(orderId.trim());
    if (symptom.trim() === '') return setError('请写明症状');
    const reply = await api.reactions.create({ lineId, symptom: symptom.trim() });
    if (!reply.ok) return setError(reply.refusal.message);
    onDone(String(reply.value.reactionId));
  }
  return (
    <Dialog title="登记不良反应" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <TextField
          label="订单号"
          inputMode="numeric"
          maxLength={24}
          value={orderId}
          error={orderError}
          onChange={(event) => {
            setOrderId(event.target.value);
            setLines([]);
          }}
        />
        {lines.length > 0 && (
          <>
            <SelectField
              label="商品"
              options={lines.map((line) => ({
                value: line.lineId,
                label: `${line.brandName} ${line.productName} ${line.skuName}`,
              }))}
              value={lineId}
              onChange={(event) => setLineId(event.target.value)}
            />
            <TextAreaField
              label="症状"
              rows={3}
              maxLength={500}
              value={symptom}
              hint="部位、样子、用了多久；不要写姓名和手机号"
              error={error}
              onChange={(event) => setSymptom(event.target.value)}
            />
          </>
        )}
        <div className="acts">
          <button type="submit" className="btn btn-ink">
            {lines.length > 0 ? '登记' : '查找商品'}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
