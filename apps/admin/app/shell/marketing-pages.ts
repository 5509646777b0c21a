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
      path: '/content/home',
      label: '首页与菜单',
      icon: 'list',
      permission: 'content:read',
      words: 'shouye louceng caidan liebiao zhutui',
    },
    {
      path: '/campaigns',
      label: '专题',
      icon: 'list',
      permission: 'content:read',
      words: 'zhuanti huodongye luodiye',
    },
    {
      path: '/surveys',
      label: '问卷',
      icon: 'list',
      permission: 'content:read',
      words: 'wenjuan diaocha',
    },
    {
      path: '/marketing',
      label: '营销短信与邮件',
      icon: 'mail',
      permission: 'message:write',
      words: 'yingxiao duanxin youjian qunfa',
    },
  ],
};
