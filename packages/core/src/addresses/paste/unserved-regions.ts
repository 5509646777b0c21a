import type { RegionTree } from './region-tree.ts';

const region = (code: string, name: string, children: RegionTree[] = []): RegionTree => ({
  code,
  name,
  children,
});
const cities = (prefix: string, names: string) =>
  names.split(' ').map((name, at) => region(`${prefix}${String(at + 1).padStart(2, '0')}00`, name));

const TAIWAN =
  '台北市 新北市 桃园市 台中市 台南市 高雄市 基隆市 新竹市 嘉义市 新竹县 苗栗县 彰化县 南投县 云林县 嘉义县 屏东县 宜兰县 花莲县 台东县 澎湖县';
const HONG_KONG =
  '香港岛 九龙 新界 中西区 湾仔区 油尖旺区 深水埗区 九龙城区 黄大仙区 观塘区 葵青区 荃湾区 屯门区 元朗区 大埔区 沙田区 西贡区 离岛区';
const MACAO = '澳门半岛 氹仔 路氹城 路环';

/** Where we do not deliver. They are recognised so that no mainland region is taken for them (台北 is not 四川自贡). */
export const UNSERVED_REGIONS: RegionTree[] = [
  region('710000', '台湾省', cities('71', TAIWAN)),
  region('710000', '臺灣省', cities('71', TAIWAN.replaceAll('台', '臺'))),
  region('710000', '台灣省', cities('71', TAIWAN)),
  region('810000', '香港特别行政区', cities('81', HONG_KONG)),
  region('820000', '澳门特别行政区', cities('82', MACAO)),
];
