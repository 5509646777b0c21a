import { STORE } from '@huarong/core/shared';

const CARDS = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
type CardType = (typeof CARDS)[number];

interface CardChoiceProps {
  label: string;
  hint?: string;
  cards: readonly CardType[];
  onChange: (cards: CardType[]) => void;
}

/** Any of the member cards; none chosen means all. */
export const CardChoice = ({ label, hint, cards, onChange }: CardChoiceProps) => (
  <fieldset className="field">
    <legend>{label}</legend>
    <div className="row">
      {CARDS.map((card) => (
        <label className="opt-l" key={card}>
          <input
            type="checkbox"
            className="ck"
            checked={cards.includes(card)}
            onChange={({ target }) =>
              onChange(target.checked ? [...cards, card] : cards.filter((each) => each !== card))
            }
          />
          {STORE.cards[card].name}
        </label>
      ))}
    </div>
    {hint && <p className="hint">{hint}</p>}
  </fieldset>
);
