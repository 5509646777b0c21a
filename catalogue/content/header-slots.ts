import type { SlotLine } from './slot.ts';

/** Slots of the header. */
/** A guide in the menu of a category. */
const guide = (categoryId: number, content: string, note: string, link: string): SlotLine => ({
  content,
  note,
  link,
  mark: String(categoryId),
});

export const headerSlots = {
  top_notice: [
    { content: '新会员首单立减 {减额} 元', link: '/register', offer: { kind: 'coupon', id: 'first-30' } },
  ],
  top_menu: [
    { content: '我的订单', link: '/myOrderList' },
    { content: '会员俱乐部', link: '/myAccount/myMemberCard' },
    { content: '消息', link: '/myAccount/myMessage' },
    { content: '企业礼赠', link: '/campaign/corporate-gifts.html' },
    { content: '门店与预约', link: '/campaign/stores.html' },
    { content: '品牌合作', link: '/cooperation.html' },
    { content: '客服中心', link: '/campaign/service.html' },
    { content: '手机花容', link: '/campaign/mobile.html', mark: 'phone' },
  ],
  carousel_text: [
    {
      mark: '独家首发',
      content: '索兰娜「朱砂」丝绒唇膏，{款数} 支冬日颜色，每支 ¥{价格}',
      note: '先看颜色',
      offer: { kind: 'product', id: '207101' },
    },
    {
      mark: '冬日焕采季',
      content: '彩妆{优惠}，{叠加}；牡丹会员 {牡丹积分倍数} 倍积分',
      note: '查看规则',
      link: '/campaign/winter-radiance.html',
      offer: { kind: 'promotion', id: 'full-makeup' },
    },
    {
      mark: '配送',
      content: '满 {包邮} 元包邮，{截单时间} 前付款，当天从上海仓或广州仓发出',
      note: '配送说明',
      link: '/campaign/delivery.html',
    },
    {
      mark: '试香',
      content: '标有试香的香水，可先买一支 2ml 试香管，再决定要不要正装',
      note: '选一支试香',
      link: '/campaign/niche-fragrance.html',
    },
  ],
  search_hint: [
    { content: '哑光唇膏' },
    { content: '神经酰胺面霜' },
    { content: '木质调香水' },
    { content: '养肤粉底液' },
  ],
  hot_word: [
    { content: '礼盒', mark: '热' },
    { content: '屏障面霜' },
    { content: '淡香精' },
    { content: '持妆粉底' },
    { content: '护手霜' },
  ],
  nav_category: [
    { content: '热门推荐', link: '/category/hot_rec/' },
    { content: '独家首发', link: '/category/eb_exclusive/', mark: '热' },
    { content: '护肤', link: '/category/60001/' },
    { content: '彩妆', link: '/category/60002/' },
    { content: '身体沐浴', link: '/category/60003/' },
    { content: '美容工具', link: '/category/60004/' },
    { content: '男士护肤', link: '/category/60005/' },
    { content: '美发护发', link: '/category/60006/' },
    { content: '香水香氛', link: '/category/60007/' },
    { content: '美容食品', link: '/category/60008/' },
  ],
  nav_more: [
    { content: '品牌馆', link: '/brand/' },
    { content: '花容榜', link: '/rank/' },
    { content: '每日上新', link: '/campaign/new-arrivals.html' },
    { content: '领券中心', link: '/campaign/coupons.html' },
  ],
  menu_guide: [
    guide(60001, '换季只用三样', '洗、补、锁', '/function/barrier/'),
    guide(60001, '防晒怎么挑', '通勤看质地', '/function/sunscreen/'),
    guide(60001, '皮肤发紧时', '补水在前，锁水在后', '/function/moisture/'),
    guide(60002, '一天不补妆', '底妆、唇妆与眼妆', '/function/long-wear/'),
    guide(60002, '遮瑕分色调', '痘印与黑眼圈不同', '/function/concealing/'),
    guide(60002, '唇妆榜', '按近期销量排名', '/rank/6000203/'),
    guide(60003, '洗净不紧绷', '早晚用不同力度', '/function/cleansing/'),
    guide(60003, '送礼先看这里', '收到就能用', '/function/gift/'),
    guide(60004, '礼物指南', '按预算挑一份', '/campaign/gift-guide.html'),
    guide(60005, '三分钟体面出门', '洁面、剃须、须后', '/campaign/three-minutes.html'),
    guide(60005, '控油分部位', '别处照常保湿', '/function/oil-control/'),
    guide(60006, '冬日护发', '本季的活动商品', '/campaign/winter-radiance.html'),
    guide(60007, '六个香气场景', '从清晨到深夜', '/campaign/niche-fragrance.html'),
    guide(60007, '木质调', '雪松、檀木与青苔', '/function/woody/'),
    guide(60007, '香水榜', '按近期销量排名', '/rank/6000701/'),
    guide(60008, '礼物指南', '按预算挑一份', '/campaign/gift-guide.html'),
  ],
} satisfies Record<string, SlotLine[]>;
