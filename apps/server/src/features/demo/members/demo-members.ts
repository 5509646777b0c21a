export const DEMO_PASSWORD = 'Huarong2026!';

/** The regular customer (mobile 13800000002), who has orders, coupons, points and everything else in every state. */
export const REGULAR_MEMBER = '1000000002';

/** The members of the demo, with fixed ids that other demo data refers to. */
export const demoMembers = [
  { id: '1000000001', mobile: '13800000001', nickname: '知夏', card: 'PINK', note: '新会员，还没有订单' },
  {
    id: '1000000002',
    mobile: '13800000002',
    nickname: '林知夏',
    email: 'lin.zhixia@mail.example',
    card: 'BLACK',
    note: '芍药会员，各种订单、优惠券、积分、储值卡',
  },
  { id: '1000000003', mobile: '13800000003', nickname: '沈南枝', card: 'GOLD', note: '牡丹会员' },
  {
    id: '1000000004',
    mobile: '13800000004',
    nickname: '周予安',
    card: 'WHITE',
    state: 'locked',
    note: '已锁定',
  },
  {
    id: '1000000005',
    mobile: '13800000005',
    nickname: '顾念',
    email: 'gu.nian@mail.example',
    card: 'WHITE',
    isWatched: true,
    note: '高风险，登录需二次验证',
  },
  { id: '1000000006', mobile: '13800000006', nickname: '顾晚晴', card: 'BLACK', note: '一个手机号两个账号' },
  { id: '1000000007', mobile: '13800000006', nickname: '晴天买面霜', card: 'PINK', note: '同上，第二个账号' },
] as const satisfies readonly DemoMember[];

interface DemoMember {
  id: string;
  mobile: string;
  nickname: string;
  email?: string;
  card: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD';
  state?: 'locked';
  isWatched?: true;
  note: string;
}
