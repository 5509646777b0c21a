import { amountText, countText } from '../../format/amount-text.ts';
import { dayText } from '../../format/moment-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import styles from './Assets.module.css';

/** Points, stored-value cards and member card, each with a link to its page. */
export function Assets({ points, stored, card }: MemberHomeData) {
  const first = points?.expiring[0];
  const entries = [
    ...(first
      ? [
          {
            text: `${countText(first.points)} 积分 ${dayText(first.at)} 到期`,
            linkText: '去兑换',
            path: '/myAccount/integralFlow',
          },
        ]
      : []),
    ...(points
      ? [
          {
            text: `待到账积分 ${countText(points.waiting)}`,
            linkText: '明细',
            path: '/myAccount/integralFlow',
          },
        ]
      : []),
    ...(stored
      ? [
          {
            text: `储值卡 ${amountText(stored.totalBalance)}，${stored.cards.filter(({ usable }) => usable).length} 张可用`,
            linkText: '管理',
            path: '/restMyCard',
          },
        ]
      : []),
    ...(card
      ? [
          {
            text: card.validUntil
              ? `${card.cardName}有效至 ${dayText(card.validUntil)}`
              : `${card.cardName}会员，长期有效`,
            linkText: '权益',
            path: '/myAccount/myMemberCard',
          },
        ]
      : []),
  ];
  return (
    <Block title="资产">
      <ul className={styles.assets}>
        {entries.map(({ text, linkText, path }) => (
          <li key={text}>
            {text}
            <a href={path} aria-label={`${linkText}：${text}`}>
              {linkText}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
