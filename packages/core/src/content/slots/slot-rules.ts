import { HOME_SLOTS } from './home-slots.ts';
import { part, rule, type SlotRule } from './slot-rule.ts';

const TOP_CATEGORIES = Object.entries({
  60001: '护肤',
  60002: '彩妆',
  60003: '身体沐浴',
  60004: '美容工具',
  60005: '男士护肤',
  60006: '美发护发',
  60007: '香水香氛',
  60008: '美容食品',
}).map(([value, label]) => ({ value, label }));

const FRAME: readonly SlotRule[] = [
  rule('top_notice', ['顶部通知', '每页顶上左边'], { page: 'frame', content: [part('文字', 30)] }),
  rule('top_menu', ['顶部菜单', '每页顶上右边'], {
    page: 'frame',
    content: [part('文字', 10)],
    mark: [part('图标', 12)],
  }),
  rule('carousel_text', ['跑马灯', '首页页头下面的一行'], {
    page: 'frame',
    content: [part('文字', 60)],
    note: [part('按钮', 8)],
    mark: [part('栏目', 8)],
  }),
  rule('nav_category', ['主菜单', '页头的分类'], {
    page: 'frame',
    content: [part('文字', 6)],
    mark: [part('角标', 4)],
  }),
  rule('nav_more', ['主菜单右侧', '页头分类的右边'], {
    page: 'frame',
    content: [part('文字', 6)],
    mark: [part('角标', 4)],
  }),
  rule('menu_guide', ['菜单指南', '打开一个分类的菜单，在细分类下面'], {
    page: 'frame',
    content: [part('标题', 10)],
    note: [part('一句话', 16)],
    mark: [{ ...part('分类', 5), choices: TOP_CATEGORIES }],
  }),
  rule('sidebar_top', ['侧栏上部', '每页右边'], {
    page: 'frame',
    kind: 'image',
    content: [part('文字', 6)],
  }),
  rule('sidebar_bottom', ['侧栏下部', '每页右边'], {
    page: 'frame',
    kind: 'image',
    content: [part('文字', 6)],
  }),
  rule('footer_promise', ['服务承诺', '页脚第一行'], {
    page: 'frame',
    content: [part('承诺', 16)],
    note: [part('说明', 40)],
    mark: [part('图标', 12)],
  }),
  rule('footer_about', ['关于', '页脚左边'], {
    page: 'frame',
    content: [part('第一行', 50)],
    note: [part('第二行', 50)],
    mark: [part('标语', 20)],
  }),
  rule('footer_column', ['页脚链接', '页脚中间的几列'], {
    page: 'frame',
    content: [part('文字', 12)],
    mark: [part('列名', 8)],
  }),
  rule('footer_hotline', ['客服热线', '页脚右边'], {
    page: 'frame',
    note: [part('时间', 20)],
    mark: [part('名称', 8)],
  }),
  rule('footer_qr', ['页脚二维码', '页脚右边；链接画成二维码，本店的页面或 https 地址'], {
    page: 'frame',
    content: [part('名称', 8)],
  }),
  rule('footer_licence', ['证照', '页脚下面'], { page: 'frame', mark: [part('第几行', 2)] }),
  rule('footer_company', ['公司', '页脚下面'], { page: 'frame', hasLink: false }),
  rule('footer_policy', ['条款', '页脚下面'], { page: 'frame', content: [part('文字', 16)] }),
];

const WORDS: readonly SlotRule[] = [
  rule('search_hint', ['搜索提示', '搜索框里的灰字'], {
    page: 'words',
    content: [part('词', 12)],
    hasLink: false,
  }),
  rule('hot_word', ['热词', '搜索框下面'], {
    page: 'words',
    content: [part('词', 8)],
    mark: [part('角标', 2)],
    hasLink: false,
  }),
];

const OTHER: readonly SlotRule[] = [
  rule('checkout_notice', ['结算提示', '结算页提交按钮上面'], { page: 'other', hasLink: false }),
  rule('maintenance_notice', ['维护公告', '维护页'], {
    page: 'other',
    content: [part('标题', 20)],
    note: [part('正文', 80)],
    mark: [part('时间', 20)],
    hasLink: false,
  }),
  rule('maintenance_scope', ['维护范围', '维护页'], {
    page: 'other',
    content: [part('文字', 30)],
    mark: [part('可以或暂停', 6)],
    hasLink: false,
  }),
];

/** Every slot that a page of the shop has a place for, in reading order. */
export const SLOT_RULES: readonly SlotRule[] = [...HOME_SLOTS, ...FRAME, ...WORDS, ...OTHER];
const byLabel = new Map(SLOT_RULES.map((each) => [each.label, each]));

/** A slot that only the data know may hold anything that the shop can show. */
export const slotRule = (label: string, kind: SlotRule['kind']): SlotRule =>
  byLabel.get(label) ??
  rule(label, [label, '数据里有，页面没有固定的位置'], {
    page: 'other',
    kind,
    content: [part('文字', 200)],
    note: [part('说明', 200)],
    mark: [part('标记', 60)],
  });

export const isNamedSlot = (label: string): boolean => byLabel.has(label);
