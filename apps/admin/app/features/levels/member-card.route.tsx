import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api, load } from '../../platform/api/index.ts';
import { useCan } from '../../platform/session/use-session.ts';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { formatFen, formatTime } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { showToast } from '../../ui/Toaster.tsx';
import { MemberTabs } from '../members/MemberTabs.tsx';
import { CARDS } from '../members/member-labels.ts';
import type { Route } from './+types/member-card.route';

export const meta = () => [{ title: '会员卡 · 花容管理后台' }];
export const clientLoader = async ({ params: { memberId } }: Route.ClientLoaderArgs) => ({
  memberId,
  card: await load(api.levels.ofMember({ memberId })),
});

type Better = Awaited<ReturnType<typeof clientLoader>>['card']['better'];

/** The card of one member, its history, and a better one by hand. */
export default function MemberCardPage({ loaderData: { memberId, card } }: Route.ComponentProps) {
  const can = useCan();
  const { revalidate } = useRevalidator();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <>
      <div className="phead">
        <h1>{card.nickname}</h1>
        <span className="phead-n">会员编号 {memberId}</span>
      </div>
      <MemberTabs memberId={memberId} tab="card" />
      <dl className="figs">
        <div className="fig">
          <dt>现在的卡</dt>
          <dd className="fig-v">{card.cardName}</dd>
          <dd className="fig-d">{card.validUntil === null ? '' : `至 ${formatTime(card.validUntil)}`}</dd>
        </div>
        <div className="fig">
          <dt>按消费应得</dt>
          <dd className="fig-v">{CARDS[card.earnedType]}</dd>
        </div>
        <div className="fig">
          <dt>近 {card.months} 个月消费</dt>
          <dd className="fig-v">{formatFen(card.spentFen)}</dd>
        </div>
      </dl>
      <div className="cols mt-4">
        <section className="panel" aria-labelledby="changes">
          <header className="panel-h">
            <h2 id="changes">变动</h2>
          </header>
          <table className="tbl tbl-in" aria-label="会员卡的变动">
            <tbody>
              {card.changes.map(({ at, text, reason, by, until }) => (
                <tr key={`${at}${text}`}>
                  <td>{formatTime(at)}</td>
                  <td>{text}</td>
                  <td className="wrap-c">{reason}</td>
                  <td>{by}</td>
                  <td className="muted">{until === null ? '' : `至 ${formatTime(until)}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {card.changes.length === 0 && <p className="muted">注册以来没有变动</p>}
        </section>
        <aside className="stack stack-4">
          {can('level:set') && card.isByHand && (
            <section className="panel" aria-labelledby="end-card">
              <header className="panel-h">
                <h2 id="end-card">提前结束</h2>
              </header>
              <p className="muted">这张卡是员工定的。结束之后马上按消费评定，原因会员看得到。</p>
              <button type="button" className="btn btn-danger mt-3" onClick={() => setIsEnding(true)}>
                结束这张卡
              </button>
            </section>
          )}
          {can('level:set') && card.better.length > 0 && (
            <SetCardForm memberId={memberId} better={card.better} onDone={() => void revalidate()} />
          )}
        </aside>
      </div>
      {isEnding && (
        <ReasonDialog
          title="结束手工定的卡"
          reasons={['定错了人', '活动结束', '会员要求']}
          action="结束这张卡"
          isDanger
          readBy="会员在会员卡的变动里看得到"
          onClose={() => setIsEnding(false)}
          onConfirm={async (reason) => {
            const reply = await api.levels.endCard({ memberId, reason });
            if (!reply.ok) return reply.refusal.message;
            showToast(`已结束，现在是${reply.value.cardName}`);
            void revalidate();
            return null;
          }}
        />
      )}
    </>
  );
}

function SetCardForm({ memberId, better, onDone }: { memberId: string; better: Better; onDone: () => void }) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const day = String(data.get('until'));
    const reason = String(data.get('reason')).trim();
    const cardType = better.find((each) => each.cardType === data.get('cardType'))?.cardType;
    if (!cardType || day === '') return setError('请选到期日');
    if (reason.length < 2) return setError('请写原因');
    setIsBusy(true);
    const reply = await api.levels.setCard({ memberId, cardType, until: `${day}T23:59:59+08:00`, reason });
    setIsBusy(false);
    setError(reply.ok ? undefined : reply.refusal.message);
    if (!reply.ok) return;
    showToast(`已定为${CARDS[cardType]}，至 ${day}`);
    onDone();
  }
  return (
    <section className="panel" aria-labelledby="set-card">
      <header className="panel-h">
        <h2 id="set-card">手工定卡</h2>
      </header>
      <form className="stack stack-3" onSubmit={submit}>
        <SelectField
          label="会员卡"
          name="cardType"
          options={better.map(({ cardType, cardName }) => ({ value: cardType, label: cardName }))}
        />
        <TextField label="到哪一天" name="until" type="date" hint="到期后按消费重新评定，三年之内" />
        <TextField
          label="原因"
          name="reason"
          maxLength={200}
          hint="会员在会员卡的变动里看得到"
          error={error}
        />
        <button type="submit" className="btn btn-ink" disabled={isBusy}>
          定为这张卡
        </button>
      </form>
    </section>
  );
}
