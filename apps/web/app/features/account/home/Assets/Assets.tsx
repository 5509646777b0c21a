import { amountText, countText } from '../../format/amount-text.ts';
import { dayText, shortDayText } from '../../format/moment-text.ts';
import { Block } from '../../parts/Block/Block.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import styles from './Assets.module.css';

/** What the member owns here, each with the page where it is kept. */
export function Assets({ points, stored, card }: MemberHomeData) {
  const first = points?.expiring[0];
  const lines = [
    ...(first
      ? [
          {
            text: `${countText(first.points)} 积分 ${shortDayText(first.at)}到期`,
            more: '去兑换',
            path: '/myAccount/integralFlow',
          },
        ]
      : []),
    ...(points
      ? [{ text: `待到账积分 ${countText(points.waiting)}`, more: '明细', path: '/myAccount/integralFlow' }]
      : []),
    ...(stored
      ? [
          {
            text: `储值卡 ${amountText(stored.totalBalance)}，${stored.cards.filter(({ usable }) => usable).length} 张可用`,
            more: '管理',
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
            more: '权益',
            path: '/myAccount/myMemberCard',
          },
        ]
      : []),
  ];
  return (
    <Block title="资产">
      <ul className={styles.assets}>
        {lines.map(({ text, more, path }) => (
          <li key={text}>
            {text}
            <a href={path} aria-label={`${more}：${text}`}>
              {more}
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}
