import type { SlotLine } from './slot.ts';

/** Slots of the header. */
export const headerSlots = {
  top_notice: [{ content: '新会员首单立减 30 元', link: '/register' }],
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
      content: '索兰娜「朱砂」冬日限定唇膏，六支新色今日到店',
      note: '先看颜色',
      link: '/exclusive/',
      endsInHours: 16 * 24,
    },
    {
      mark: '冬日焕采季',
      content: '全场每满 599 减 80，可与品牌券叠加；会员再享 1.5 倍积分',
      note: '查看规则',
      link: '/campaign/winter-radiance.html',
      endsInHours: 62.6,
    },
    {
      mark: '配送',
      content: '满 199 元包邮，上海仓、广州仓 16:00 前付款当日发货',
      note: '配送说明',
      link: '/campaign/delivery.html',
    },
    {
      mark: '试香',
      content: '买香水正装，先寄 2ml 试管；不合心意，正装未拆可退',
      note: '选一支试香',
      link: '/campaign/niche-fragrance.html',
    },
  ],
  search_hint: [
    { content: '朱砂丝绒唇膏 新色到店' },
    { content: '神经酰胺屏障面霜' },
    { content: '雨后青石 淡香精' },
    { content: '干皮养肤粉底液' },
  ],
  hot_word: [
    { content: '冬日色谱', mark: '热' },
    { content: '屏障面霜' },
    { content: '小众香水' },
    { content: '持妆粉底' },
    { content: '圣诞倒数日历' },
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
} satisfies Record<string, SlotLine[]>;
