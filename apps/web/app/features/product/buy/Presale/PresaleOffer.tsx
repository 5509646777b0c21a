import type { Sku, SkuPromotion } from '@huarong/contract/catalogue';
import { displayYuan, fen, fromYuan, shanghaiDate, shanghaiTime } from '@huarong/core/shared';
import { Countdown, Price } from '@huarong/ui';
import { useShopNow } from '../../../../platform/clock/use-shop-now.ts';
import offerStyles from '../OfferBlock/OfferBlock.module.css';
import { plainAmount } from '../OfferBlock/price-parts.ts';
import styles from './Presale.module.css';

const fenOf = (amount: string) => fromYuan(amount) ?? fen(0);

interface PresaleOfferProps {
  presale: NonNullable<SkuPromotion['presale']>;
  bookingStatus: Sku['bookingStatus'];
  isLoading: boolean;
  onEnd: () => void;
}

/** Deposit and what it is worth, the three dates, and the sum. */
export function PresaleOffer({ presale, bookingStatus, isLoading, onEnd }: PresaleOfferProps) {
  const now = useShopNow();
  const [deposit, worth, balance] = [presale.deposit, presale.depositWorth, presale.balance].map(fenOf) as [
    ReturnType<typeof fenOf>,
    ReturnType<typeof fenOf>,
    ReturnType<typeof fenOf>,
  ];
  const isDepositOpen = bookingStatus === 'deposit';
  return (
    <section className={offerStyles.offer} aria-label="价格与优惠" aria-busy={isLoading}>
      <div className={offerStyles.price}>
        <span className={offerStyles.label}>定金</span>
        <Price amount={deposit} size="lg" />
        <span className={offerStyles.label}>抵 {displayYuan(worth)}</span>
        {isDepositOpen && presale.depositUntil && now && (
          <span className={offerStyles.points}>
            距定金截止 <Countdown endsAt={presale.depositUntil} serverNow={now} onEnd={onEnd} />
          </span>
        )}
      </div>
      <div className={offerStyles.final}>
        <b>到手价</b>
        <Price amount={fen(deposit + balance)} />
        <ul aria-label="到手价怎么算">
          <li>
            定金 {plainAmount(presale.deposit)} + 尾款 {plainAmount(presale.balance)}
          </li>
        </ul>
      </div>
      <ol className={styles.dates}>
        <li data-current={isDepositOpen || undefined}>
          <b>付定金</b>
          {presale.depositUntil && `${momentText(presale.depositUntil)} 止`}
        </li>
        <li data-current={bookingStatus === 'balance' || undefined}>
          <b>付尾款</b>
          {momentText(presale.balanceFrom)} 起
          <br />
          {momentText(presale.balanceUntil)} 止
        </li>
        <li>
          <b>发货</b>
          {dayText(presale.shipsBy)}前
          <br />
          按付尾款先后
        </li>
      </ol>
      <dl className={styles.sum}>
        <div>
          <dt>预售价</dt>
          <dd>{displayYuan(fen(balance + worth))}</dd>
        </div>
        <div>
          <dt>
            定金抵扣（付 {displayYuan(deposit)} 抵 {displayYuan(worth)}）
          </dt>
          <dd>−{displayYuan(worth)}</dd>
        </div>
        <div>
          <dt>尾款</dt>
          <dd>{displayYuan(balance)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** `11 月 20 日`, in Shanghai time. */
function dayText(iso: string): string {
  const [, month, day] = shanghaiDate(new Date(iso)).split('-').map(Number);
  return `${month} 月 ${day} 日`;
}

/** `11 月 20 日 22:00`, in Shanghai time. */
const momentText = (iso: string): string => `${dayText(iso)} ${shanghaiTime(new Date(iso))}`;
