import type { JudgedQuery } from '../judged-query.ts';
import { both, called, either, named, numbered, of, on, products, shade } from '../rules.ts';

/** A brand only. */
export const BRANDS: readonly JudgedQuery[] = [
  ['索兰娜', of('索兰娜')],
  ['SOLÈNE ARDEY', of('索兰娜')],
  ['solene', of('索兰娜')],
  ['soleneardey', of('索兰娜')],
  ['KESTRA', of('凯斯黛')],
  ['凯斯黛', of('凯斯黛')],
  ['maison oreval', of('欧梵')],
  ['dr edelmar', of('艾德玛')],
  ['3 leaf', of('三叶')],
  ['42north', of('北纬四二')],
  ['白露', of('白露')],
  ['nord & nuit', of('北夜')],
];

/** A brand and a category. */
export const BRAND_AND_CATEGORY: readonly JudgedQuery[] = [
  ['索兰娜唇膏', both(of('索兰娜'), on('唇膏')), both(of('索兰娜'), named(/唇膏/))],
  ['索兰娜 眼影', both(of('索兰娜'), on('眼影'))],
  ['kestra 唇釉', both(of('凯斯黛'), on('唇釉'))],
  ['凯斯黛粉底液', both(of('凯斯黛'), on('粉底液'))],
  ['solene lipstick', both(of('索兰娜'), named(/Lipstick/))],
  ['渡鸦 香水', both(of('渡鸦'), on('香水'))],
  ['欧梵试香', both(of('欧梵'), on('试香套装'))],
  ['艾德玛面霜', both(of('艾德玛'), on('面霜'))],
  ['lumivre 精华', both(of('露蜜芙'), on('精华')), both(of('露蜜芙'), named(/精华/))],
  ['三叶洗发水', both(of('三叶'), on('洗发水'))],
  ['雀野护手霜', both(of('雀野'), on('手霜'))],
  ['touvane 刷', both(of('图梵'), named(/刷/))],
  ['白露 化妆水', both(of('白露'), on('化妆水'))],
  ['索兰娜 牙膏', undefined, of('索兰娜')],
];

/** Product names, complete or partial. */
export const PRODUCTS: readonly JudgedQuery[] = [
  ['朱砂丝绒哑光唇膏', products('朱砂丝绒哑光唇膏')],
  ['朱砂丝绒', products('朱砂丝绒哑光唇膏')],
  ['里昂丝绸', products('里昂丝绸四色眼影盘')],
  ['旧书页 淡香精', products('旧书页 淡香精')],
  ['雨后青石', named(/雨后青石/), both(of('欧梵'), named(/青石/))],
  ['桂魄', products('桂魄 淡香精')],
  ['凌晨的面包房', products('凌晨的面包房淡香精')],
  ['cinnabar velvet', products('朱砂丝绒哑光唇膏')],
  ['night light repair oil', products('夜光修护精华油')],
  ['pink salt sea breeze', products('粉盐海风身体喷雾')],
  ['维B5精华', products('维B5安肌修护精华')],
  ['v轮廓精华', products('V轮廓提拉精华')],
];

/** Nicknames of products and brands. */
export const NICKNAMES: readonly JudgedQuery[] = [
  ['小赤木', called('小赤木'), of('索兰娜')],
  ['小赤木唇膏', called('小赤木'), both(of('索兰娜'), on('唇膏'))],
  ['黑方管', called('黑方管'), of('凯斯黛')],
  ['小黑伞', called('小黑伞'), of('凯斯黛')],
  ['小夜灯', called('小夜灯'), of('露蜜芙')],
  ['白瓷罐', called('白瓷罐'), of('洛梵妮')],
  ['蓝罐', called('蓝罐'), of('艾德玛')],
  ['蓝罐面霜', called('蓝罐'), either(both(of('艾德玛'), on('面霜')), called('蓝罐海霜'))],
  ['月相瓶', called('月相瓶')],
  ['小冰棒', called('小冰棒')],
  ['不炸毛', called('不炸毛')],
  ['糯米罐 卸妆膏', called('糯米罐')],
  ['橡果蛋', called('橡果蛋'), of('橡丘')],
  ['黑鸦瓶', called('黑鸦瓶'), of('渡鸦')],
  ['V眼霜', called('V 眼霜'), both(of('恒薇'), on('眼霜'))],
  ['园丁手霜', called('园丁手霜'), both(of('雀野'), on('手霜'))],
];

/** Shades by name, by number and by both. */
export const SHADES: readonly JudgedQuery[] = [
  ['雪夜玫瑰', shade(/^雪夜玫瑰$/)],
  ['枫糖唇膏', both(shade(/^枫糖$/), on('唇膏'))],
  ['洛阳红', shade(/^洛阳红$/)],
  ['幕布红', shade(/^幕布红$/)],
  ['干玫瑰 眼影', both(shade(/^干玫瑰$/), on('眼影'))],
  ['奶茶裸', shade(/^奶茶裸$/)],
  ['砖红 唇线笔', both(shade(/^砖红$/), on('唇线笔'))],
  ['豆沙色', shade(/豆沙/)],
  ['小赤木 枫糖', called('小赤木')],
  ['小赤木06', called('小赤木')],
  ['小赤木 6号', called('小赤木')],
  ['黑方管 101', called('黑方管')],
  ['kestra 101', both(of('凯斯黛'), numbered('101'))],
  ['N20 粉底液', both(on('粉底液'), numbered('N20'))],
  ['n20色号粉底液', both(on('粉底液'), numbered('N20'))],
  ['205 唇釉', both(on('唇釉'), numbered('205'))],
  ['染发膏 5G', both(on('染发'), numbered('5G'))],
];
