import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';

interface Recorded {
  id: number;
  text: string;
  isOk: boolean;
}

/** Scan a barcode, type the number, Enter, next. Neither the books nor the first count are shown here. */
export function ScanPanel({ takeId, onRecorded }: { takeId: string; onRecorded: () => void }) {
  const code = useRef<HTMLInputElement>(null);
  const units = useRef<HTMLInputElement>(null);
  const [records, setRecords] = useState<readonly Recorded[]>([]);
  const [error, setError] = useState<string>();
  /** The sku that was scanned has these lots: each is counted. */
  const [lotNos, setLotNos] = useState<readonly string[]>([]);
  useEffect(() => code.current?.focus(), []);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const [typedCode = '', typedUnits = ''] = [code.current?.value.trim(), units.current?.value.trim()];
    if (typedCode === '') return code.current?.focus();
    // A scanner ends with Enter: the number comes next.
    if (typedUnits === '') return units.current?.focus();
    const form = new FormData(event.currentTarget);
    const typedLots = lotNos.map((lotNo) => String(form.get(`lot-${lotNo}`) ?? '').trim());
    if ([typedUnits, ...typedLots].some((typed) => !/^\d{1,7}$/.test(typed)))
      return setError('件数应为 0 到 1000000 的整数');
    const lots = lotNos.map((lotNo, nth) => ({ lotNo, counted: Number(typedLots[nth]) }));
    const reply = await api.stocktakes.count({
      takeId,
      code: typedCode,
      counted: lots.reduce((total, lot) => total + lot.counted, Number(typedUnits)),
      ...(lots.length > 0 && { lots }),
    });
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok && reply.refusal.code === 'stocktake-lots-needed') {
      setLotNos(reply.refusal.lots);
      if (units.current) units.current.value = '';
      return;
    }
    if (!reply.ok) return code.current?.select();
    setLotNos([]);
    const { productName, skuName, counted, conclusion } = reply.value;
    const more =
      conclusion === 'second' ? '，请再点一次' : conclusion === 'again' ? '，和上次不同，请再点' : '';
    setRecords((known) =>
      [
        { id: known.length, text: `${productName} ${skuName} × ${counted}${more}`, isOk: more === '' },
        ...known,
      ].slice(0, 50),
    );
    event.currentTarget?.reset();
    if (code.current) code.current.value = '';
    if (units.current) units.current.value = '';
    code.current?.focus();
    onRecorded();
  }
  return (
    <section className="panel" aria-labelledby="scan">
      <header className="panel-h">
        <h2 id="scan">扫码清点</h2>
      </header>
      <form className="stack stack-3" onSubmit={submit}>
        <input
          ref={code}
          className="inp take-code"
          aria-label="扫条码或输货号"
          placeholder="扫条码或输货号"
          autoComplete="off"
          onChange={() => setLotNos([])}
        />
        {lotNos.map((lotNo, nth) => (
          <TextField
            key={lotNo}
            label={`批次 ${lotNo} 点到的件数`}
            name={`lot-${lotNo}`}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={nth === 0}
          />
        ))}
        <div className="row">
          <input
            ref={units}
            className="inp take-units"
            aria-label={lotNos.length > 0 ? '没有批次的件数' : '点到的件数'}
            placeholder={lotNos.length > 0 ? '没有批次的件数' : '件数'}
            inputMode="numeric"
            autoComplete="off"
          />
          <button type="submit" className="btn btn-ink">
            记下
          </button>
        </div>
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
      </form>
      <ol className="take-log mt-3" aria-label="本次记下的">
        {records.map(({ id, text, isOk }) => (
          <li key={id} className={isOk ? undefined : 'text-warn'}>
            {text}
          </li>
        ))}
      </ol>
      <p className="hint mt-2">
        点架子上所有的，含已付款还没有发出的。清点时看不到账上的数，也看不到上次的数。
      </p>
    </section>
  );
}
