import type { MemberCard } from '@huarong/contract/member-card';
import { STORE } from '@huarong/core/shared';
import { amountText, dayText } from '../../account/index.ts';
import styles from './Progression.module.css';
import { nextCardText, tierProgress } from './progression.ts';

/** Distance to the next card level, what is needed to retain this one, and all levels on one line. */
export function Progression({ card }: { card: MemberCard }) {
  const { tiers, cardType, cardName, spent, keep, months = STORE.cardTiers.months } = card;
  const currentIndex = tiers.findIndex((tier) => tier.cardType === cardType);
  const progress = tierProgress(card);
  return (
    <div className={styles.progression}>
      <h2>{nextCardText(card)}</h2>
      <p>
        近 {months} 个月已消费 {amountText(spent)}，按实付计算，退货会扣减。
        {keep && (
          <>
            保留{cardName}需在 {dayText(keep.until)} 前累计 {amountText(keep.needed)}，
            <b>{Number(keep.gap) > 0 ? `还差 ${amountText(keep.gap)}` : '已达成'}</b>。
          </>
        )}
      </p>
      <ol>
        {tiers.map((tier, index) => (
          <li
            key={tier.cardType}
            data-reached={index <= currentIndex || undefined}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            <progress max={100} value={progress[index]} aria-hidden="true" />
            <b>{tier.cardName}</b>
            {tier.condition}
            {tier.amount && ` ${amountText(tier.amount)}`}
            {index === currentIndex && <span>你在这里</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
