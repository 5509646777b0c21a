import type { PrivacyRecord } from '@huarong/contract/account';
import { displayYuan, fen } from '@huarong/core/shared';
import type { ClosingBlockers } from './closing.queries.ts';

/** The order list shows three months unless asked for all. */
const ALL_ORDERS = '/myOrderList?orderTime=A';

type Check = PrivacyRecord['cancellation']['checks'][number];

/** What has to be settled before an account can be closed, each with the page that settles it. */
export function listClosingChecks(open: ClosingBlockers): Check[] {
  const check = (
    isSettled: boolean,
    texts: [open: string, settled: string],
    link: string,
    action = '去处理',
  ) => ({
    text: texts[isSettled ? 1 : 0],
    isSettled,
    link,
    action,
  });
  return [
    check(open.orders === 0, [`有 ${open.orders} 笔未完成订单`, '没有未完成的订单'], ALL_ORDERS),
    check(
      open.returns === 0,
      [`有 ${open.returns} 笔退货处理中`, '没有处理中的退货'],
      '/myOnlineReturn?tab=processing',
    ),
    check(open.refunds === 0, [`有 ${open.refunds} 笔退款未到账`, '没有未到账的退款'], ALL_ORDERS),
    check(
      open.invoices === 0,
      [`有 ${open.invoices} 张发票正在开具`, '没有正在开具的发票'],
      '/myAccount/invoiceList',
    ),
    check(open.storedFen === 0, [storedText(open), '储值卡没有余额'], '/restMyCard', '用完或退卡'),
  ];
}

/** Names both sums when they differ: the page of the cards shows the usable one. */
const storedText = ({ storedFen, usableFen }: ClosingBlockers): string => {
  const total = `储值卡余额 ${displayYuan(fen(storedFen))}`;
  return usableFen === storedFen
    ? total
    : `${total}（可用 ${displayYuan(fen(usableFen))}，其余挂失、冻结或占用中）`;
};
