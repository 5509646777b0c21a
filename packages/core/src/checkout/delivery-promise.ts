import { DAY_MS, STORE, shanghaiTime, startOfShanghaiDay } from '../shared/index.ts';

export interface DeliveryPromise {
  /** Ships today, because the cut-off time has not passed. */
  isToday: boolean;
  warehouse: string;
  /** The day of arrival. */
  arrivesAt: Date;
}

const { cutOff, routes, defaultRoute: usual } = STORE.delivery;

/** When a parcel ordered now arrives in a district; without a district, the default route applies. */
export function deliveryPromise(now: Date, districtCode = ''): DeliveryPromise {
  const isToday = shanghaiTime(now) < cutOff;
  const { warehouse, days } =
    routes.find(({ regions }) => regions.some((region) => districtCode.startsWith(region))) ?? usual;
  const shipsAt = startOfShanghaiDay(now, isToday ? 0 : 1);
  return { isToday, warehouse, arrivesAt: new Date(shipsAt.getTime() + days * DAY_MS) };
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];

/** `16:00 前付款，今天从上海仓发出，预计 11 月 16 日（周一）送达` */
export function deliveryPromiseText({ isToday, warehouse, arrivesAt }: DeliveryPromise): string {
  const day = `${monthAndDay(arrivesAt)}（周${WEEKDAYS[inShanghai(arrivesAt).getUTCDay()]}）`;
  const shipping = isToday ? `${cutOff} 前付款，今天从${warehouse}发出` : `现在付款，明天从${warehouse}发出`;
  return `${shipping}，预计 ${day}送达`;
}

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
