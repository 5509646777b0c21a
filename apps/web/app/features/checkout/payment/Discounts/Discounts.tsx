import { displayYuan, fen, fromYuan, groupDigits, ZERO } from '@huarong/core/shared';
import { Button, Checkbox, Field } from '@huarong/ui';
import { useState } from 'react';
import { SheetRow } from '../../SheetRow/SheetRow.tsx';
import type { CheckoutState } from '../../use-checkout.ts';
import styles from './Discounts.module.css';

/** Coupons (with the reason where one does not apply), promotion code and points. */
export function Discounts({ state }: { state: CheckoutState }) {
  const { coupons, points } = state.quote;
  const chosen = coupons.filter((coupon) => coupon.chosen);
  // A checkbox disabled during the request would lose keyboard focus, so changes are ignored instead.
  const choose: CheckoutState['choose'] = async (changes) => {
    if (!state.isBusy) await state.choose(changes);
  };
  const toggle = (coupon: QuotedCoupon, isOn: boolean) => {
    // One coupon for items and one for freight: a ticked one replaces the other of its kind.
    const others = chosen.filter((each) =>
      isOn ? isForFreight(each) !== isForFreight(coupon) : each !== coupon,
    );
    return choose({
      couponIds: (isOn ? [...others, coupon] : others).map(({ couponId }) => couponId),
      // The code gave a coupon of the list, which the shopper now chooses there.
      promotionCode: undefined,
    });
  };
  return (
    <section className={styles.discounts} aria-labelledby="discounts">
      <h2 id="discounts">优惠与抵扣</h2>
      <SheetRow label="优惠券" value={couponSummary(coupons)} amount={savedText(state.quote)}>
        <div className={styles.choices}>
          {coupons.length > 1 && <p className={styles.none}>每单可用一张商品优惠券，另可用一张免邮券</p>}
          <Coupons coupons={coupons} onToggle={toggle} />
          <PromotionCode state={state} />
        </div>
      </SheetRow>
      {points.usable > 0 && (
        <Checkbox
          checked={points.used > 0}
          onChange={(event) => choose({ points: event.target.checked ? points.usable : 0 })}
        >
          使用 {groupDigits(points.usable)} 积分抵 {displayYuan(worthOf(points))}（共{' '}
          {groupDigits(points.available)} 积分）
        </Checkbox>
      )}
    </section>
  );
}

/** A server of the former release sends no worth: 100 points were ¥1.00. */
const worthOf = ({ usable, usableWorth }: CheckoutState['quote']['points']) =>
  fromYuan(usableWorth ?? (usable / 100).toFixed(2)) ?? ZERO;

type QuotedCoupon = CheckoutState['quote']['coupons'][number];
const isForFreight = ({ kind }: QuotedCoupon) => kind === 'freeFreight';

/** The chosen coupons, or how many there are to choose from. */
function couponSummary(coupons: readonly QuotedCoupon[]): string {
  const titles = coupons.filter(({ chosen }) => chosen).map(({ title }) => title);
  if (titles.length > 0) return titles.join('、');
  const usable = coupons.filter((coupon) => coupon.usable).length;
  return usable > 0 ? `${usable} 张可用` : '暂无可用';
}

function savedText({ amounts }: CheckoutState['quote']): string | undefined {
  const saved = fen(Math.abs(fromYuan(amounts.coupon) ?? ZERO));
  return saved > 0 ? displayYuan(fen(-saved)) : undefined;
}

interface CouponsProps {
  coupons: readonly QuotedCoupon[];
  onToggle: (coupon: QuotedCoupon, isOn: boolean) => unknown;
}

const Coupons = ({ coupons, onToggle }: CouponsProps) =>
  coupons.length === 0 ? (
    <p className={styles.none}>没有可用的优惠券</p>
  ) : (
    <ul className={styles.coupons}>
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <Checkbox
            checked={coupon.chosen}
            disabled={!coupon.usable}
            onChange={(event) => onToggle(coupon, event.target.checked)}
          >
            {coupon.title}
          </Checkbox>
          <span>
            {coupon.usable
              ? `可减 ${displayYuan(fromYuan(coupon.saves) ?? ZERO)}`
              : (coupon.reason ?? '本单不可用')}
          </span>
        </li>
      ))}
    </ul>
  );

const chosenIdsOf = ({ coupons }: CheckoutState['quote']) =>
  coupons.filter(({ chosen }) => chosen).map(({ couponId }) => couponId);

function PromotionCode({ state }: { state: CheckoutState }) {
  const [code, setCode] = useState('');
  return (
    <div className={styles.code}>
      <Field
        label="优惠码"
        labelHidden
        placeholder="输入优惠码"
        size="sm"
        value={code}
        maxLength={32}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button
        size="sm"
        disabled={code.trim() === '' || state.isBusy}
        onClick={() => state.choose({ promotionCode: code.trim(), couponIds: chosenIdsOf(state.quote) })}
      >
        使用
      </Button>
      {state.quote.promotionCodes.map((each) => (
        <span key={each.promotionCode}>{each.text}</span>
      ))}
    </div>
  );
}
