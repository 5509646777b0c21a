import { STORE } from '@huarong/core/shared';
import { Icon, VisuallyHidden } from '@huarong/ui';
import { amountText } from '../../format/amount-text.ts';
import { dayText } from '../../format/moment-text.ts';
import { walletEntries } from '../../format/wallet.ts';
import { Avatar } from '../../parts/Avatar/Avatar.tsx';
import type { MemberHomeData } from '../load-member-home.ts';
import styles from './MemberBand.module.css';

type NextCard = NonNullable<NonNullable<MemberHomeData['card']>['next']>;

/** Name, member card and wallet of the member. */
export const MemberBand = ({ info, card }: Pick<MemberHomeData, 'info' | 'card'>) => (
  <section className={styles.band} aria-label="会员信息">
    <div className={styles.member}>
      <Avatar nickname={info.nickname} avatarUrl={info.avatarUrl} size="lg" />
      <div>
        <p className={styles.name}>
          {info.nickname}
          <em>{info.cardName}会员</em>
        </p>
        <small>
          会员卡号 {maskedCard(info.cardNumber)}
          {card?.validUntil && <span>　有效期至 {dayText(card.validUntil)}</span>}
        </small>
      </div>
      {card?.next && <NextCardProgress spent={card.spent} months={card.months} next={card.next} />}
    </div>
    <HeadLinks unreadCount={info.unreadCount} />
    <ul className={styles.wallet}>
      {walletEntries(info).map(({ name, path, value }) => (
        <li key={path}>
          <a href={path}>
            <b>{value}</b>
            <small>{name}</small>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** What a phone, without menu and header, has at the top: messages, settings and the card. */
const HeadLinks = ({ unreadCount }: { unreadCount: number }) => (
  <>
    <p className={styles.tools}>
      <a href="/myAccount/myMessage">
        <Icon name="bell" size={24} />
        <VisuallyHidden>消息</VisuallyHidden>
        {unreadCount > 0 && (
          <b>
            {unreadCount > 99 ? '99+' : unreadCount}
            <VisuallyHidden>条未读</VisuallyHidden>
          </b>
        )}
      </a>
      <a href="/myAccount/profile.html">
        <Icon name="settings" size={24} />
        <VisuallyHidden>设置</VisuallyHidden>
      </a>
    </p>
    <a className={styles.cardLink} href="/myAccount/myMemberCard">
      会员卡
      <Icon name="right" size={16} />
    </a>
  </>
);

/** Spending towards the next card level, as a progress bar and a sentence. */
function NextCardProgress({
  spent,
  months = STORE.cardTiers.months,
  next,
}: {
  spent: string;
  months?: number | undefined;
  next: NextCard;
}) {
  const total = Number(spent) + Number(next.gap);
  return (
    <div className={styles.progress}>
      <progress max={total} value={Number(spent)} aria-label={`升级${next.cardName}会员的进度`} />
      <p>
        <span>
          近 {months} 个月已消费 {amountText(spent)}
        </span>
        <span>
          {next.cardType === 'WHITE'
            ? `完成首笔付款，升级${next.cardName}会员`
            : `再消费 ${amountText(next.gap)} 升级${next.cardName}会员，享 ${(next.pointsPercent ?? STORE.cards[next.cardType].pointsPercent) / 100} 倍积分`}
        </span>
      </p>
    </div>
  );
}

/** `8600123412340426` → `8600 **** 0426` */
const maskedCard = (number: string) => `${number.slice(0, 4)} **** ${number.slice(-4)}`;
