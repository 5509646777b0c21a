import { part, rule, type SlotRule } from './slot-rule.ts';

/** Pigments of the shop that a first screen may have behind its text. */
const BACKGROUNDS = [
  { value: 'xia', label: '海天霞' },
  { value: 'yuebai', label: '月白' },
  { value: 'xiang', label: '缃' },
  { value: 'shiqing', label: '石青' },
  { value: 'dai', label: '黛' },
  { value: 'song', label: '松' },
  { value: 'zhe', label: '赭' },
];
const BUTTON = part('按钮', 12);

export const HOME_SLOTS: readonly SlotRule[] = [
  rule('home_hero', ['首屏', '首页左上的大图，每 6 秒换一张'], {
    page: 'home',
    kind: 'image',
    hasPhoneImage: true,
    content: [part('竖排第一行', 5), part('竖排第二行', 5)],
    note: [
      part('说明第一行', 28),
      part('说明第二行', 32),
      part('按钮', 6),
      { label: '底色', max: 10, choices: BACKGROUNDS },
    ],
    mark: [part('品牌', 20)],
  }),
  rule('home_greeting', ['问候', '首页右栏第一块'], { page: 'home', mark: [part('金额', 12)] }),
  rule('home_coupon', ['领券', '首页右栏第二块'], {
    page: 'home',
    note: [part('条件', 30)],
    mark: [part('券面', 12)],
    offer: 'coupon',
  }),
  rule('home_flash', ['限时价', '首页右栏第三块'], {
    page: 'home',
    kind: 'image',
    note: [part('原价', 20)],
    mark: [part('价格', 20)],
    offer: 'promotion',
  }),
  rule('home_category', ['分类入口', '首屏下面的一排图'], {
    page: 'home',
    kind: 'image',
    content: [part('分类', 8)],
    note: [part('举例', 30)],
    mark: [part('颜色名', 8)],
  }),
  rule('home_rank', ['排行榜', '首页中部的榜单'], {
    page: 'home',
    content: [part('榜名', 10)],
    note: [part('分类', 10)],
    mark: [part('分类编号', 20)],
    hasLink: false,
  }),
  rule('home_editorial', ['编辑手记', '首页中部，榜单旁边'], {
    page: 'home',
    kind: 'image',
    content: [part('标题第一行', 12), part('标题第二行', 12)],
    note: [part('正文', 80), BUTTON],
    mark: [part('栏目', 20)],
  }),
  rule('home_scents', ['香气场景', '首页下部'], {
    page: 'home',
    kind: 'image',
    content: [part('标题第一行', 12), part('标题第二行', 12)],
    note: [part('正文', 80)],
    mark: [part('栏目', 30)],
  }),
  rule('first_order_gift', ['首单有礼', '首页下部，只给没有买过的人'], {
    page: 'home',
    kind: 'image',
    content: [part('标题', 20)],
    note: [part('正文', 50), BUTTON],
    mark: [part('栏目', 12)],
  }),
  rule('left_guide', ['楼层导航', '首页左边的窄条'], { page: 'home', content: [part('楼层', 6)] }),
  rule('effect_page', ['功效页', '按功效选购的页面'], {
    page: 'home',
    content: [part('功效', 8)],
    note: [part('介绍', 60)],
    mark: [part('网址里的名字', 30)],
  }),
];
