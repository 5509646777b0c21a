import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { TextField } from '../../ui/Field.tsx';

interface ExpectedArrivalProps {
  skuId: string;
  /** 2026-11-26 */
  expectedOn: string | null;
  onSaved: (text: string) => void;
}

/** The day that shoppers see beside 到货提醒 while the sku is sold out. */
export function ExpectedArrival({ skuId, expectedOn, onSaved }: ExpectedArrivalProps) {
  const canChange = useCan()('stock:adjust');
  const [day, setDay] = useState(expectedOn ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    const reply = await api.stock.expectArrival({ skuId, expectedOn: day === '' ? null : day });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    onSaved(reply.value.expectedOn === null ? '已清除预计到货日' : '已保存预计到货日');
  }
  return (
    <section className="panel" aria-labelledby="expected">
      <header className="panel-h">
        <h2 id="expected">预计到货</h2>
        <span className="muted">缺货时显示在商品页，过期不显示</span>
      </header>
      {canChange ? (
        <form className="stack stack-4" onSubmit={save}>
          <TextField
            label="预计到货日"
            type="date"
            isOptional
            value={day}
            error={error}
            hint="登记收货后自动清除"
            onChange={(event) => {
              setDay(event.target.value);
              setError(undefined);
            }}
          />
          <div className="acts">
            <button type="submit" className="btn btn-sm" disabled={isBusy || day === (expectedOn ?? '')}>
              {day === '' && expectedOn !== null ? '清除' : '保存'}
            </button>
          </div>
        </form>
      ) : (
        <p className="hint">{expectedOn ?? '没有填写'}</p>
      )}
    </section>
  );
}
