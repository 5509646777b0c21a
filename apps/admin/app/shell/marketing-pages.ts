import type { NavGroup } from './nav-item.ts';

/** The pages of promotions, coupons, cards, points, content and messages. */
export const MARKETING_PAGES: NavGroup = {
  label: '营销',
  items: [
    {
      path: '/promotions',
      label: '促销',
      icon: 'tag',
      permission: 'promotion:read',
      words: 'cuxiao manjian miaosha manzeng dapei huodong',
    },
    {
      path: '/bundles',
      label: '自选套组',
      icon: 'box',
      permission: 'promotion:read',
      words: 'zixuan taozu hezi yanyingpan kezi',
    },
    {
      path: '/simulator',
      label: '试算',
      icon: 'flask',
      permission: 'promotion:read',
      words: 'shisuan moni jisuan',
    },
    {
      path: '/coupons',
      label: '优惠券',
      icon: 'tag',
      permission: 'promotion:read',
      words: 'youhuiquan quanma faquan',
    },
    {
      path: '/presales',
      label: '预售',
      icon: 'clock',
      permission: 'promotion:read',
      words: 'yushou dingjin weikuan',
    },
    {
      path: '/cards',
      label: '储值卡',
      icon: 'card',
      permission: 'card:read',
      words: 'chuzhika pici fuzhai dongjie huanka',
    },
    {
      path: '/points',
      label: '积分',
      icon: 'coin',
      permission: 'points:read',
      words: 'jifen daoqi duihuan jiangpin',
    },
    {
      path: '/levels',
      label: '会员等级',
      icon: 'card',
      permission: 'points:read',
      words: 'huiyuan dengji menkan beilv shengji',
    },
    {
      path: '/surveys',
      label: '问卷',
      icon: 'list',
      permission: 'content:read',
      words: 'wenjuan diaocha',
    },
    {
      path: '/broadcasts',
      label: '群发',
      icon: 'mail',
      permission: 'message:write',
      words: 'qunfa yingxiao duanxin youjian xiaoxi tuiding',
    },
    {
      path: '/message-texts',
      label: '自动消息的文字',
      icon: 'comment',
      permission: 'message:write',
      words: 'zidong xiaoxi wenzi moban tongzhi',
    },
    {
      path: '/articles',
      label: '美妆灵感',
      icon: 'document',
      permission: 'content:read',
      words: 'meizhuang linggan wenzhang',
    },
    {
      path: '/preview',
      label: '按日期预览',
      icon: 'eye',
      permission: 'content:read',
      words: 'yulan riqi shangdian',
    },
  ],
};
