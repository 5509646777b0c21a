import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx';
import type { ScenarioDraft } from './scenario-draft.ts';

interface FillDialogProps {
  onClose: () => void;
  onFilled: (lines: ScenarioDraft['lines'], note: string) => void;
}

const SOURCES = [
  { value: 'order', label: '订单号' },
  { value: 'cart', label: '会员的购物车' },
  { value: 'text', label: '粘贴货号' },
];

/** Takes the basket from an order, from the cart of a member, or from pasted codes. */
export function FillDialog({ onClose, onFilled }: FillDialogProps) {
  const [from, setFrom] = useState('order');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function fill(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('value')).trim();
    if (value === '') return setError('请填写');
    if (from === 'order' && !/^\d{18}$/.test(value)) return setError('订单号是 18 位数字');
    setIsBusy(true);
    const reply = await api.simulator.fill(
      from === 'order'
        ? { from: 'order', orderId: value }
        : from === 'cart'
          ? { from: 'cart', memberId: value }
          : { from: 'text', text: value },
    );
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const { lines, skus, unknown } = reply.value;
    onFilled(
      lines.flatMap(({ skuId, quantity }) => {
        const sku = skus.find((each) => each.skuId === skuId);
        return sku ? [{ sku, quantity: Number(quantity) }] : [];
      }),
      unknown.length === 0 ? '已带入' : `已带入，没有认出：${unknown.slice(0, 5).join('、')}`,
    );
  }
  return (
    <Dialog
      title="带入购物车"
      onClose={onClose}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <button type="submit" form="sim-fill" className="btn btn-ink" disabled={isBusy}>
            带入
          </button>
        </>
      }
    >
      <form id="sim-fill" className="stack stack-4" onSubmit={(event) => void fill(event)}>
        <SelectField
          label="从哪里"
          options={SOURCES}
          value={from}
          onChange={({ target }) => {
            setFrom(target.value);
            setError(undefined);
          }}
        />
        {from === 'text' ? (
          <TextAreaField
            label="货号、条码或编号"
            name="value"
            rows={6}
            maxLength={8_000}
            hint="每行一个，后面可写件数"
            error={error}
          />
        ) : (
          <TextField
            label={from === 'order' ? '订单号' : '会员编号'}
            name="value"
            maxLength={64}
            error={error}
          />
        )}
      </form>
    </Dialog>
  );
}
