import type { OrderLine, OrderSummary } from '@huarong/contract/orders';

export type LineAction = 'return' | 'comment' | 'followUp' | 'rebuy' | 'track';

/** The line that was bought, when there is no other beside gifts. */
export function onlyBoughtLine({ subOrders }: Pick<OrderSummary, 'subOrders'>): OrderLine | undefined {
  const bought = subOrders.flatMap(({ items }) => items).filter(({ type }) => type !== 'gift');
  return bought.length === 1 ? bought[0] : undefined;
}

/**
 * What is drawn beside a line. With one bought line the order's own buttons already comment and track it, and the
 * line has the return and the new purchase.
 */
export function shownLineActions(order: OrderSummary, { actions }: OrderLine): LineAction[] {
  if (!actions) return [];
  const isOneOfSeveral = onlyBoughtLine(order) === undefined;
  const isShown: Record<LineAction, boolean> = {
    return: actions.canReturn,
    comment: actions.canComment && isOneOfSeveral,
    followUp: actions.followUpOf !== undefined,
    rebuy: actions.canRebuy,
    track: actions.canTrack && isOneOfSeveral,
  };
  return (Object.keys(isShown) as LineAction[]).filter((action) => isShown[action]);
}
