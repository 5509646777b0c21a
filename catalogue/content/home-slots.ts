import type { PictureLine, SlotLine } from './slot.ts';

export const homeSlots = {
  home_greeting: [{ content: '新会员首单立减 30 元，另选 3 件小样', mark: '30 元' }],
  home_coupon: [
    { mark: '80', content: '全场满减券', note: '满 599 元可用', link: '/campaign/coupons.html' },
    { mark: '50', content: '索兰娜品牌券', note: '满 299 元可用', link: '/campaign/coupons.html' },
    { mark: '15', content: '运费券', note: '满 99 元可用', link: '/campaign/coupons.html' },
  ],
} satisfies Record<string, SlotLine[]>;

const tile = (pinyin: string, id: number, content: string, mark: string, note: string): PictureLine => ({
  content,
  mark,
  note,
  link: `/category/${id}/`,
  picture: `category-${pinyin}.svg`,
  width: 300,
  height: 400,
});

export const homePictures = {
  home_hero: [
    {
      content: '一抹胭脂/足以过冬',
      mark: 'SOLÈNE ARDEY',
      note: '索兰娜「朱砂」限定唇膏，六支冬日新色/花容独家首发　11.14 — 11.30/挑一支颜色',
      link: '/exclusive/',
      picture: 'hero-zhusha.svg',
      width: 1000,
      height: 580,
    },
  ],
  home_flash: [
    {
      content: '洛梵妮「白瓷罐」山茶焕亮面霜 50ml',
      mark: '688.00',
      note: '860.00',
      link: '/weeklyspecials/',
      endsInHours: 27.4,
      picture: 'sku-baici.svg',
      width: 300,
      height: 300,
    },
  ],
  home_category: [
    tile('hufu', 60001, '护肤', '月白', '洁面 精华 面霜 防晒'),
    tile('caizhuang', 60002, '彩妆', '海天霞', '唇膏 粉底 眼影 腮红'),
    tile('shenti', 60003, '身体沐浴', '豆青', '沐浴 身体乳 手霜'),
    tile('gongju', 60004, '美容工具', '缃', '化妆刷 美容仪 粉扑'),
    tile('nanshi', 60005, '男士护肤', '黛', '洁面 控油 剃须'),
    tile('meifa', 60006, '美发护发', '藕荷', '洗发 发膜 造型'),
    tile('xiangshui', 60007, '香水香氛', '石青', '女香 男香 香薰'),
    tile('shipin', 60008, '美容食品', '银红', '胶原 维生素 花茶'),
  ],
} satisfies Record<string, PictureLine[]>;
