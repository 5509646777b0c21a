import type { ReturnDetail } from '@huarong/contract/returns';
import { Button, Field, Select, showToast } from '@huarong/ui';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserApi } from '../../../../platform/api/index.ts';
import styles from './Waybill.module.css';
import { waybillProblem } from './waybill-problem.ts';

/** The return address and the form for carrier and waybill number. */
export function Waybill({ detail }: { detail: ReturnDetail }) {
  const { revalidate } = useRevalidator();
  const [carrier, setCarrier] = useState(detail.carrier ?? detail.carriers[0] ?? '');
  const [number, setNumber] = useState(detail.waybillNo ?? '');
  const [error, setError] = useState<string | null>(null);

  const [isBusy, submit] = useAction(async () => {
    const input = { returnId: detail.returnId, carrier, waybillNo: number.trim() };
    const reply = await browserApi().returns.amend(input);
    if (reply.ok) showToast('运单号已提交');
    await revalidate();
  });
  async function save(event: FormEvent) {
    event.preventDefault();
    const problem = waybillProblem(number);
    setError(problem);
    if (problem) return;
    await submit();
  }

  return (
    <form className={styles.waybill} onSubmit={save} onChange={() => setError(null)} noValidate>
      <h2>{detail.waybillNo ? '修改运单' : '填写运单'}</h2>
      {detail.sendTo && <ReturnAddress sendTo={detail.sendTo} />}
      <Select
        label="快递公司"
        size="sm"
        value={carrier}
        options={carriersOf(detail).map((name) => ({ value: name, label: name }))}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <Field
        label="运单号"
        size="sm"
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="send"
        maxLength={40}
        value={number}
        error={error ?? undefined}
        onChange={(event) => setNumber(event.target.value)}
      />
      <Button type="submit" kind="ink" block loading={isBusy}>
        提交运单号
      </Button>
      {detail.sendBack === 'pickup' && !detail.waybillNo && (
        <p>已预约上门取件，快递员取走后会自动填写运单号。</p>
      )}
    </form>
  );
}

const ReturnAddress = ({ sendTo }: { sendTo: NonNullable<ReturnDetail['sendTo']> }) => (
  <p>
    寄往：{sendTo.name} {sendTo.telephone}
    <br />
    {sendTo.address}
    <button
      type="button"
      aria-label="复制退货地址"
      onClick={() => copy(`${sendTo.name} ${sendTo.telephone} ${sendTo.address}`)}
    >
      复制
    </button>
  </p>
);

const copy = (text: string) =>
  navigator.clipboard.writeText(text).then(
    () => showToast('已复制'),
    () => showToast('没有复制成功，请手动抄写', 'info'),
  );

/** A parcel that left with a carrier of before shows it. */
const carriersOf = ({ carriers, carrier }: ReturnDetail): string[] =>
  carrier === undefined || carriers.includes(carrier) ? carriers : [...carriers, carrier];
