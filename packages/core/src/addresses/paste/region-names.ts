import { isPlaceholder } from '../format-region.ts';

/** The names under which one region is written. A full name ends with its kind (市, 区, 县 …), a short one does not. */
export interface RegionNames {
  full: string[];
  short: string[];
}

const PEOPLES =
  '壮|满|回|苗|维吾尔|土家|彝|蒙古|藏|布依|侗|瑶|朝鲜|白|哈尼|哈萨克|黎|傣|畲|傈僳|仡佬|拉祜|水|佤|纳西|羌|土|仫佬|锡伯|柯尔克孜|达斡尔|景颇|毛南|撒拉|布朗|塔吉克|普米|怒|保安|东乡|裕固|独龙|各';
const autonomous = new RegExp(
  `^(.{2,}?)(?:(?:(?:${PEOPLES})族)+|维吾尔|哈萨克|蒙古|柯尔克孜|塔吉克|锡伯|回族)?(自治区|自治州|自治县|自治旗|区)$`,
);
/** What people write for the kind: 广西省, 黔东南州, 秀山县, 莫力达瓦旗. */
const SHORTER_KINDS: Record<string, string[]> = {
  自治区: ['自治区', '省'],
  自治州: ['自治州', '州'],
  自治县: ['自治县', '县'],
  自治旗: ['自治旗', '旗'],
  区: ['区'],
};
const KIND = /(?:省|市|盟|地区|新区|(?<=神农架)林区|(?<=六枝)特区|区|县|旗)$/;
/** Names that the rules below do not give. */
const ALSO: Record<string, RegionNames> = {
  内蒙古自治区: { full: ['内蒙古自治区', '内蒙古省', '内蒙自治区'], short: ['内蒙古', '内蒙'] },
  广西壮族自治区: { full: ['广西壮族自治区', '广西自治区', '广西省'], short: ['广西壮族', '广西'] },
  东乡族自治县: { full: ['东乡族自治县', '东乡县'], short: [] },
  香港特别行政区: { full: ['香港特别行政区', '香港特区'], short: ['香港'] },
  澳门特别行政区: { full: ['澳门特别行政区', '澳门特区'], short: ['澳门'] },
  九龙: { full: [], short: ['九龙'] },
  新界: { full: [], short: ['新界'] },
  氹仔: { full: [], short: ['氹仔'] },
  路环: { full: [], short: ['路环'] },
};

export function regionNames(name: string): RegionNames {
  if (isPlaceholder(name)) return { full: [name], short: [] };
  const also = ALSO[name];
  if (also) return also;
  const [, base = '', kind = ''] = (/族|自治/.test(name) && autonomous.exec(name)) || [];
  if (base) return { full: [name, ...SHORTER_KINDS[kind]!.map((shorter) => base + shorter)], short: [base] };
  const short = name.replace(KIND, '');
  return {
    full: name.endsWith('新区') ? [name, `${short}区`] : [name],
    short: short.length >= 2 && short !== name ? [short] : [],
  };
}
