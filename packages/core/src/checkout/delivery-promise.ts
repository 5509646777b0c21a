import type { DeliverySettings } from '../settings/index.ts';
import { DAY_MS, shanghaiTime, startOfShanghaiDay } from '../shared/index.ts';

export interface DeliveryPromise {
  /** Ships today, because the cut-off time has not passed. */
  isToday: boolean;
  cutOff: string;
  warehouse: string;
  /** The day of arrival. */
  arrivesAt: Date;
}

/** `16:00` */
export const cutOffText = ({ cutOffHour }: Pick<DeliverySettings, 'cutOffHour'>): string =>
  `${String(cutOffHour).padStart(2, '0')}:00`;

/** When a parcel ordered now arrives in a district; without a district, the default route applies. */
export function deliveryPromise(now: Date, settings: DeliverySettings, districtCode = ''): DeliveryPromise {
  const cutOff = cutOffText(settings);
  const isToday = shanghaiTime(now) < cutOff;
  const { warehouse, days } =
    settings.routes.find(({ provinces }) => provinces.some((code) => districtCode.startsWith(code))) ??
    settings;
  const shipsAt = startOfShanghaiDay(now, isToday ? 0 : 1);
  return { isToday, cutOff, warehouse, arrivesAt: new Date(shipsAt.getTime() + days * DAY_MS) };
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** `16:00 前付款，今天从上海仓发出，预计 11 月 16 日（周一）送达` */
export function deliveryPromiseText({ isToday, cutOff, warehouse, arrivesAt }: DeliveryPromise): string {
  const day = `${monthAndDay(arrivesAt)}（周${WEEKDAYS[inShanghai(arrivesAt).getUTCDay()]}）`;
  const shipping = isToday ? `${cutOff} 前付款，今天从${warehouse}发出` : `现在付款，明天从${warehouse}发出`;
  return `${shipping}，预计 ${day}送达`;
}

/** `到货后从上海仓发出` */
export const soldOutDeliveryText = ({ warehouse }: DeliveryPromise): string => `到货后从${warehouse}发出`;

export interface PresaleDates {
  balanceFrom: Date;
  balanceUntil: Date;
  shipsBy: Date;
}

/** `11 月 21 日至 11 月 23 日付尾款，12 月 1 日前发货`: a presale does not ship when its deposit is paid. */
export const presaleDeliveryText = ({ balanceFrom, balanceUntil, shipsBy }: PresaleDates): string =>
  `${monthAndDay(balanceFrom)}至 ${monthAndDay(balanceUntil)}付尾款，${monthAndDay(shipsBy)}前发货`;

const inShanghai = (at: Date) => new Date(at.getTime() + 8 * 3_600_000);
function monthAndDay(at: Date): string {
  const local = inShanghai(at);
  return `${local.getUTCMonth() + 1} 月 ${local.getUTCDate()} 日`;
}
