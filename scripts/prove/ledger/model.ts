/** The expected wallet, stock and orders of one member, by plain arithmetic. */
export interface ModelCard {
  id: string;
  face: number;
  balance: number;
  held: number;
  isLost: boolean;
}
export interface Attempt {
  id: string;
  provider: 'alipay' | 'wechat';
  amount: number;
  isRest: boolean;
  state: 'open' | 'closed' | 'abnormal' | 'paid';
  tradeNo: string | null;
}
export interface ModelRefund {
  id: string;
  orderId: string;
  provider: 'alipay' | 'wechat';
  amount: number;
  isLate: boolean;
  isDone: boolean;
}
export interface ModelOrder {
  id: string;
  payable: number;
  state: 'open' | 'paid' | 'cancelled' | 'refunded';
  units: number;
  points: number;
  pointsBack: number;
  couponId: string | null;
  attempts: Attempt[];
  /** Held for this order: cardId → fen. */
  heldCards: Map<string, number>;
  /** What paid for it, less the refunds. */
  left: { cards: Map<string, number>; provider: number };
  paid: number;
  back: number;
  reasons: Map<string, number>;
}
export interface Model {
  memberId: string;
  skuId: string;
  cards: ModelCard[];
  coupons: Map<string, 'usable' | 'held' | 'used'>;
  points: { free: number; held: number; card: number; debt: number };
  stock: { available: number; held: number; sold: number };
  orders: ModelOrder[];
  refunds: ModelRefund[];
  /** Balances at the providers, and what of them belongs to no order. */
  bank: { alipay: number; wechat: number };
  unapplied: number;
}

export const freeOn = (card: ModelCard): number => card.balance - card.held;

export function releaseCards(model: Model, order: ModelOrder): void {
  for (const [id, amount] of order.heldCards) cardOf(model, id).held -= amount;
  order.heldCards.clear();
}
export const cardOf = (model: Model, id: string): ModelCard => model.cards.find((card) => card.id === id)!;

export const openAttempt = (order: ModelOrder): Attempt | undefined =>
  order.attempts.find(({ state }) => state === 'open');

/** Marks the order as paid and uses what was held for it. */
export function settleOrder(model: Model, order: ModelOrder, byProvider: number): void {
  order.state = 'paid';
  order.paid = order.payable;
  order.left.provider = byProvider;
  for (const [id, amount] of order.heldCards) {
    const card = cardOf(model, id);
    card.held -= amount;
    card.balance -= amount;
    order.left.cards.set(id, amount);
  }
  order.heldCards.clear();
  model.points.held -= order.points;
  model.stock.held -= order.units;
  model.stock.sold += order.units;
  if (order.couponId) model.coupons.set(order.couponId, 'used');
}
