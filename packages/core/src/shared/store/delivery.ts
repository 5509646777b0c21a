import { fen } from '../money.ts';

export const DELIVERY_SETTINGS = {
  /** Orders paid before the cut-off ship the same day. Transit days by division code prefix. */
  delivery: {
    cutOff: '16:00',
    defaultRoute: { warehouse: '上海仓', days: 2 },
    routes: [
      { regions: ['31', '32', '33', '34'], warehouse: '上海仓', days: 1 },
      { regions: ['44'], warehouse: '广州仓', days: 1 },
      { regions: ['43', '45', '46', '52', '53'], warehouse: '广州仓', days: 2 },
      { regions: ['15', '54', '62', '63', '64', '65'], warehouse: '上海仓', days: 5 },
    ],
  },
  /** Hours until a carrier usually reports a parcel for the first time. */
  parcels: { firstTraceHours: 2 },
  addresses: {
    limit: 20,
    /** Division code prefixes across a customs border, which are not served. */
    unservedRegions: ['71', '81', '82'],
  },
  /** `freeFrom` 0 is always free. The first remote row with a matching division code prefix replaces the default. */
  freight: {
    fee: fen(10_00),
    freeFrom: fen(199_00),
    freeFromByCard: { BLACK: fen(99_00), GOLD: fen(0) },
    remote: [
      {
        name: '西藏、新疆',
        regions: ['54', '65'],
        fee: fen(25_00),
        freeFrom: fen(399_00),
        freeFromByCard: { BLACK: fen(299_00), GOLD: fen(0) },
      },
      {
        name: '内蒙古、海南、甘肃、青海、宁夏',
        regions: ['15', '46', '62', '63', '64'],
        fee: fen(15_00),
        freeFrom: fen(299_00),
        freeFromByCard: { BLACK: fen(199_00), GOLD: fen(0) },
      },
    ],
  },
} as const;
