import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { TextField } from '../../ui/Field.tsx';
import { formatFen } from '../../ui/format.ts';
import { CARD_STATES, type StaffCard } from './card-texts.ts';

/** Looks for a card by its end and its holder; the whole number is never typed here. */
export function FindCard({ onOpen }: { onOpen: (cardId: string) => void }) {
  const [found, setFound] = useState<readonly StaffCard[] | null>(null);
  const [error, setError] = useState<string>();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [tail, member] = [String(data.get('tail')).trim(), String(data.get('member')).trim()];
    if (!/^\d{4}$/.test(tail)) return setError('请写卡号后四位');
    if (!/^\d{4,20}$/.test(member)) return setError('请写手机后四位或会员编号');
    const reply = await api.storedCards.find({ tail, member });
    setError(reply.ok ? undefined : reply.refusal.message);
    setFound(reply.ok ? reply.value.cards : null);
  }
  return (
    <section className="panel" aria-labelledby="find-card">
      <header className="panel-h">
        <h2 id="find-card">查一张卡</h2>
      </header>
      <p className="muted">尾号与会员一起查，可以冻结、解冻；挂失后余额移到新卡，记一对分录。</p>
      <form className="card-find mt-3" onSubmit={submit}>
        <TextField label="卡号后四位" name="tail" inputMode="numeric" maxLength={4} autoComplete="off" />
        <TextField
          label="手机后四位或会员编号"
          name="member"
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <button type="submit" className="btn">
          查
        </button>
      </form>
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {found && (
        <div className="card-found" role="status">
          {found.length === 0 && <p className="muted">没有这样的卡</p>}
          {found.map(({ cardId, tail, state, balanceFen, member }) => (
            <div className="row" key={cardId}>
              <button type="button" className="btn btn-sm" onClick={() => onOpen(cardId)}>
                尾号 {tail}
              </button>
              <span className={CARD_STATES[state].className}>{CARD_STATES[state].label}</span>
              <span>{formatFen(balanceFen)}</span>
              <span className="muted">{member?.nickname}</span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
