import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { ProductField } from './ProductField.tsx';

type Kind = 'pin' | 'bury';

/** The time of Shanghai that the field shows, as the API takes it. */
const toTime = (local: string): string | null => (local === '' ? null : `${local}:00+08:00`);

/** Puts one product first or last for what shoppers type. */
export function PinForm({ query: given }: { query: string }) {
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useState(given);
  const [kind, setKind] = useState<Kind>('pin');
  const [chosen, setChosen] = useState<{ id: string; label: string }[]>([]);
  const [position, setPosition] = useState('1');
  const [times, setTimes] = useState({ starts: '', ends: '' });
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const productId = chosen.at(-1)?.id;
    if (query.trim() === '') return setError('请填写顾客搜的词');
    if (productId === undefined) return setError('请选择一件商品');
    if (reason.trim().length < 2) return setError('请写明原因，至少 2 个字');
    setIsBusy(true);
    const reply = await api.searchPins.save({
      query: query.trim(),
      productId,
      kind,
      position: Number(position),
      startsAt: toTime(times.starts),
      endsAt: toTime(times.ends),
      reason: reason.trim(),
    });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    setError(undefined);
    setChosen([]);
    showToast(kind === 'pin' ? '已置顶' : '已压后');
    await revalidate();
  }
  return (
    <form onSubmit={submit} aria-label="置顶或压后一件">
      <section className="panel">
        <header className="panel-h">
          <h2>加一条</h2>
        </header>
        <div className="panel-b stack stack-4">
          <TextField
            label="搜的词"
            maxLength={50}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            hint="整句相同才算，大小写和空格不计"
          />
          <div className="seg seg-sm sw-fit">
            <button type="button" aria-pressed={kind === 'pin'} onClick={() => setKind('pin')}>
              置顶
            </button>
            <button type="button" aria-pressed={kind === 'bury'} onClick={() => setKind('bury')}>
              压后
            </button>
          </div>
          <ProductField label="商品" chosen={chosen} onChange={(next) => setChosen(next.slice(-1))} />
          {kind === 'pin' && (
            <TextField
              label="第几位"
              type="number"
              min={1}
              max={20}
              value={position}
              onChange={({ target }) => setPosition(target.value)}
            />
          )}
          <TextField
            label="开始"
            isOptional
            type="datetime-local"
            value={times.starts}
            onChange={({ target }) => setTimes({ ...times, starts: target.value })}
            hint="不填：现在"
          />
          <TextField
            label="结束"
            isOptional
            type="datetime-local"
            value={times.ends}
            onChange={({ target }) => setTimes({ ...times, ends: target.value })}
            hint="不填：直到取消"
          />
          <TextField
            label="原因"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={error}
          />
          <button type="submit" className="btn btn-ink btn-block" disabled={isBusy}>
            {kind === 'pin' ? '置顶' : '压后'}
          </button>
        </div>
      </section>
    </form>
  );
}
