import { cutOffText } from '../checkout/index.ts';
import { type CardLevels, DEFAULT_LEVELS, freeFromOf } from '../points/index.ts';
import { defaultSettings, provincesText, type SettingValues } from '../settings/index.ts';
import { type Fen, getFirst, groupDigits, STORE, toYuan } from '../shared/index.ts';
import type { Facts } from './fill-text.ts';
import type { STORE_PLACEHOLDERS } from './placeholders.ts';

type StoreFacts = Record<(typeof STORE_PLACEHOLDERS)[number], string>;

/** `1500.00` → `1,500`; cents are written only when there are any. */
export const plainYuan = (amount: Fen): string => {
  const [yuan = '', cents] = toYuan(amount).split('.');
  return `${groupDigits(yuan)}${cents === '00' ? '' : `.${cents}`}`;
};

/** `brands`: how many brands the shop sells. The text says 余, so the number is rounded down to tens. */
export function storeFacts({
  brands,
  levels = DEFAULT_LEVELS,
  cashOnDelivery = defaultSettings('cash-on-delivery'),
  freight = defaultSettings('freight'),
  orderTimes = defaultSettings('order-times'),
  delivery = defaultSettings('delivery'),
  packaging = defaultSettings('packaging'),
  points = defaultSettings('points'),
}: {
  brands: number;
  levels?: CardLevels;
  cashOnDelivery?: SettingValues<'cash-on-delivery'>;
  freight?: SettingValues<'freight'>;
  orderTimes?: SettingValues<'order-times'>;
  delivery?: SettingValues<'delivery'>;
  packaging?: SettingValues<'packaging'>;
  points?: SettingValues<'points'>;
}): Facts & StoreFacts {
  const { orders, storedCards, identity } = STORE;
  return {
    包邮: plainYuan(freight.freeFrom),
    运费: plainYuan(freight.fee),
    芍药包邮: plainYuan(freeFromOf(levels, freight)[0]?.BLACK ?? freight.freeFrom),
    偏远运费: freight.remote
      .map(
        ({ provinces, fee, freeFrom }) =>
          `${provincesText(provinces)}收 ${plainYuan(fee)} 元，满 ${plainYuan(freeFrom)} 元包邮`,
      )
      .join('；'),
    截单时间: cutOffText(delivery),
    退货天数: String(orderTimes.returnDays),
    质量退货天数: String(orderTimes.faultDays),
    付款分钟: String(orderTimes.payMinutes),
    合并笔数: String(orders.maxMergedOrders),
    开票天数: String(orders.invoiceDays),
    注销天数: String(STORE.account.closureDays),
    芍药积分倍数: String(levels.pointsPercent.BLACK / 100),
    牡丹积分倍数: String(levels.pointsPercent.GOLD / 100),
    等级月数: String(levels.months),
    升芍药: plainYuan(levels.BLACK),
    升牡丹: plainYuan(levels.GOLD),
    每元积分: String(points.earnedPerYuan),
    抵一元积分: String(points.perYuan),
    积分抵扣上限: `${points.maxPercentOfItems}%`,
    货到付款下限: plainYuan(cashOnDelivery.minAmount),
    货到付款上限: plainYuan(cashOnDelivery.maxAmount),
    货到付款笔数: String(cashOnDelivery.maxOpenOrders),
    定金上限: `${STORE.presale.maxDepositPercent}%`,
    储值卡张数: String(storedCards.maxPerOrder),
    储值卡验证额: plainYuan(storedCards.codeAbove),
    密码长度: `${identity.password.min}–${identity.password.max}`,
    输错次数: String(identity.failures.lockAccountAfter),
    锁定分钟: String(identity.failures.lockFor / 60),
    礼品包装: toYuan(getFirst(packaging.packagings).fee),
    品牌数: String(Math.floor(brands / 10) * 10),
  };
}
