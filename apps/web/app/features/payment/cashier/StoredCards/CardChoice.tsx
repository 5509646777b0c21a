import type { StoredCard } from '@huarong/contract/payment';
import { displayYuan, type Fen } from '@huarong/core/shared';
import { Checkbox } from '@huarong/ui';
import { amountText, dayText } from '../../../account/index.ts';
import styles from './StoredCards.module.css';

interface CardChoiceProps {
  card: StoredCard;
  /** The amount this card pays; undefined while it is not ticked. */
  share: Fen | undefined;
  /** The limit of cards per order is reached. */
  isFull: boolean;
  onTick: (isTicked: boolean) => void;
}

/** One stored-value card: its balance and the amount it pays of this order. */
export const CardChoice = ({ card, share, isFull, onTick }: CardChoiceProps) => (
  <li className={styles.card} data-chosen={share !== undefined || undefined}>
    <Checkbox
      checked={share !== undefined}
      disabled={!card.usable || (isFull && share === undefined)}
      onChange={(event) => onTick(event.target.checked)}
    >
      尾号 {card.cardTail}
    </Checkbox>
    <p>
      余额 {amountText(card.balance)}
      <span>{card.expiresAt ? `${dayText(card.expiresAt)} 到期` : '长期有效'}</span>
    </p>
    <p className={styles.share}>
      {card.usable ? (
        <>
          本单使用<b>{share === undefined ? '—' : displayYuan(share)}</b>
        </>
      ) : (
        <>
          {card.reason ?? '不可用'}
          {card.state === 'lost' && <a href="/restMyCard">去解除挂失</a>}
        </>
      )}
    </p>
  </li>
);
