/** A movement of points in the past. Earned points open a lot; spent points use the oldest lots. */
export interface PastMovement {
  daysAgo: number;
  points: number;
  kind: 'earn' | 'reward' | 'hold' | 'release' | 'exchange';
  text: string;
}
export interface PointsHistory {
  memberId: string;
  movements: readonly PastMovement[];
}

/** Oldest first. Some points of 林知夏 expire at the end of this year. */
export const pointsHistories: readonly PointsHistory[] = [
  {
    memberId: '1000000002',
    movements: [
      { daysAgo: 398, points: 1_280, kind: 'earn', text: '订单完成，商品实付 ¥1,280.00' },
      { daysAgo: 376, points: 1_160, kind: 'earn', text: '订单完成，商品实付 ¥1,160.00' },
      { daysAgo: 355, points: 1_420, kind: 'earn', text: '订单完成，商品实付 ¥1,420.00' },
      { daysAgo: 210, points: -1_800, kind: 'exchange', text: '' },
      { daysAgo: 60, points: 1_496, kind: 'earn', text: '订单完成，商品实付 ¥1,196.80 × 1.25' },
      { daysAgo: 40, points: 100, kind: 'reward', text: '问卷：秋冬护肤习惯调查' },
      { daysAgo: 33, points: -500, kind: 'hold', text: '下单抵 ¥5.00' },
      { daysAgo: 33, points: 500, kind: 'release', text: '订单已取消，积分退回' },
      { daysAgo: 30, points: 762, kind: 'earn', text: '订单完成，商品实付 ¥609.60 × 1.25' },
      { daysAgo: 12, points: -1_200, kind: 'exchange', text: '' },
      { daysAgo: 7, points: 50, kind: 'reward', text: '有图评价：青竹舒缓保湿面膜' },
    ],
  },
];
