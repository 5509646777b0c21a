import type { MemberCard } from '@huarong/contract/member-card';
import { useMemberInfo } from '../../../platform/session/use-member-info.ts';
import { dayText } from '../../account/index.ts';
import styles from './CardFace.module.css';

const PETAL = 'M100 100C70 78 66 44 100 26c34 18 30 52 0 74z';
const ROTATIONS = [0, 51, 103, 154, 206, 257, 309];

/** The member card as a graphic. */
export function CardFace({ card }: { card: MemberCard }) {
  const nickname = useMemberInfo()?.nickname ?? '';
  return (
    <div className={styles.face} data-card={card.cardType}>
      <svg className={styles.flower} viewBox="0 0 200 200" fill="none" aria-hidden="true">
        {ROTATIONS.map((rotation) => (
          <path key={rotation} d={PETAL} transform={`rotate(${rotation} 100 100)`} />
        ))}
        <circle cx="100" cy="100" r="20" />
        <circle cx="100" cy="100" r="12" />
        <circle cx="100" cy="100" r="5" />
      </svg>
      <span className={styles.shopName}>HUARONG</span>
      <b>{card.cardName}</b>
      <p>
        <span>
          {nickname}　{card.cardNumber}
        </span>
        <span>{card.validUntil ? `有效期至 ${dayText(card.validUntil)}` : '长期有效'}</span>
      </p>
    </div>
  );
}
