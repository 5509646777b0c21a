/** A coupon of the regular customer; days count from today, the last one included. */
export interface DemoCoupon {
  id: string;
  offerId: string;
  nth?: number;
  state?: 'held' | 'used';
  fromDay: number;
  lastDay: number;
  savedFen?: number;
  settledDay?: number;
  /** The store receipt where it was used. */
  receipt?: string;
}

/** Usable, expiring, held by an unpaid order, used and expired coupons, online and for stores. */
export const demoCoupons: readonly DemoCoupon[] = [
  { id: 'demo-all-1', offerId: 'all-80', fromDay: -1, lastDay: 2 },
  { id: 'demo-makeup-1', offerId: 'makeup-40', fromDay: -4, lastDay: 1 },
  { id: 'demo-solene-1', offerId: 'solene-50', fromDay: -5, lastDay: 25 },
  { id: 'demo-mask-1', offerId: 'mask-exchange', fromDay: -2, lastDay: 28 },
  { id: 'demo-freight-1', offerId: 'free-freight', fromDay: -2, lastDay: 28 },
  {
    id: 'demo-double-1',
    offerId: 'given-double-20',
    state: 'held',
    savedFen: 20_00,
    fromDay: -14,
    lastDay: 6,
    settledDay: 0,
  },
  {
    id: 'demo-autumn-1',
    offerId: 'given-autumn-30',
    state: 'used',
    savedFen: 30_00,
    fromDay: -40,
    lastDay: -10,
    settledDay: -24,
  },
  {
    id: 'demo-autumn-2',
    offerId: 'given-autumn-30',
    nth: 2,
    state: 'used',
    savedFen: 30_00,
    fromDay: -80,
    lastDay: -50,
    settledDay: -60,
  },
  { id: 'demo-autumn-3', offerId: 'given-autumn-30', nth: 3, fromDay: -45, lastDay: -15 },
  { id: 'demo-scent-1', offerId: 'given-scent-40', fromDay: -46, lastDay: -16 },
  { id: 'demo-store-1', offerId: 'store-50', fromDay: -10, lastDay: 50 },
  {
    id: 'demo-care-1',
    offerId: 'given-store-care',
    state: 'used',
    savedFen: 20_00,
    fromDay: -100,
    lastDay: -10,
    settledDay: -52,
    receipt: 'XH-0417-2086',
  },
  { id: 'demo-care-2', offerId: 'given-store-care', nth: 2, fromDay: -130, lastDay: -40 },
];
