import { CARD_ORDER, type Card, type LevelSettings, type LevelsDraft } from './levels-draft.ts';
import type { Effect } from './use-what-if.ts';

interface LevelsTableProps {
  settings: LevelSettings;
  draft: LevelsDraft;
  effect: Effect | null;
  isDisabled: boolean;
  onChange: (draft: LevelsDraft) => void;
}

/** The cards with what they require and earn, how many members hold each, and how many would. */
export const LevelsTable = ({ settings, draft, effect, isDisabled, onChange }: LevelsTableProps) => (
  <table className="tbl tbl-flat" aria-label="等级">
    <thead>
      <tr>
        <th>等级</th>
        <th>要求（近 {draft.months} 个月）</th>
        <th>积分倍率</th>
        <th className="num">现在</th>
        <th className="num">若改</th>
      </tr>
    </thead>
    <tbody>
      {CARD_ORDER.map((card) => (
        <tr key={card}>
          <td>
            <b className="strong">{settings.names[card]}</b>
          </td>
          <td>
            <Requirement {...{ card, draft, isDisabled, onChange, name: settings.names[card] }} />
          </td>
          <td>
            <input
              className="inp inp-sm levels-number"
              aria-label={`${settings.names[card]}的积分倍率`}
              inputMode="decimal"
              disabled={isDisabled}
              value={draft.times[card]}
              onChange={({ target }) =>
                onChange({ ...draft, times: { ...draft.times, [card]: target.value } })
              }
            />
          </td>
          <td className="num">{settings.holders[card].toLocaleString('en-US')}</td>
          <td className="num">
            <b>{effect ? effect.after[card].toLocaleString('en-US') : '—'}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Requirement({
  card,
  name,
  draft,
  isDisabled,
  onChange,
}: Pick<LevelsTableProps, 'draft' | 'isDisabled' | 'onChange'> & { card: Card; name: string }) {
  if (card === 'PINK') return '注册';
  if (card === 'WHITE') return '付过 1 单';
  const field = card === 'BLACK' ? 'black' : 'gold';
  return (
    <div className="inp-unit inp-money levels-amount">
      <span aria-hidden="true">满 ¥</span>
      <input
        className="inp"
        aria-label={`${name}的门槛，元`}
        inputMode="decimal"
        disabled={isDisabled}
        value={draft[field]}
        onChange={({ target }) => onChange({ ...draft, [field]: target.value })}
      />
    </div>
  );
}
