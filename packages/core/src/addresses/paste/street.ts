import { isFree, type MarkedText, mark, skipSeparators } from './marked-text.ts';

/** The longest name we store; the longest official ones have about fifteen characters. */
export const STREET_NAME_LIMIT = 20;

/** Neither a road, a lane nor a village may be part of it, except the road that a 街道 is named after: 天平路街道. */
const STREET =
  /^[\u4e00-\u9fff](?:(?!路|街|道|巷|弄|号|村(?!镇|乡|街道)|社区|小区|与)[\u4e00-\u9fff]){0,9}?(?:(?:大街|路|街|大道|道|里|巷)?街道(?:办事处|办)?|地区办事处|民族乡|族乡|乡|镇(?!镇)|苏木)/;
/** 景德镇路, 老镇北街, 佛堂镇政府: the word goes on, so where the name of the street ends is not certain. */
const CONTINUES =
  /^(?:[东南西北中前后]|[一二三四五六七八九十])?(?:路|街|大道|道|巷|弄|口|桥|上|级|府|村(?!委)|政府|人民政府|中学|小学|中心|卫生院|派出所|医院|老街|幼儿园)/;
/** 桥头镇村 does not exist, but 乡村 and 镇上 do. */
const PLAIN = /^(?:[古老小集城新乡一二三四五六七八九十]?镇|[水故家老]乡|城乡|下乡)$/;

/** Marks the street, town or township that follows the district. */
export function markStreet(marked: MarkedText, regionEnd: number | null, labelEnds: readonly number[]): void {
  for (const labelEnd of labelEnds) if (markLabelledStreet(marked, labelEnd)) return;
  if (regionEnd === null) return;
  const start = skipSeparators(marked, regionEnd);
  if (!isFree(marked, start)) return;
  const [name] = STREET.exec(marked.normal.slice(start)) ?? [];
  if (!name || PLAIN.test(name)) return;
  const rest = marked.normal.slice(start + name.length);
  // Nothing but 街道口 goes on after 街道.
  if (name.includes('街道') ? rest.startsWith('口') : CONTINUES.test(rest)) return;
  if (marked.kinds.slice(start, start + name.length).some((kind) => kind !== null)) return;
  mark(marked, { start, end: start + name.length }, 'street');
}

/** 街道：天平路街道 */
function markLabelledStreet(marked: MarkedText, start: number): boolean {
  const [name] = /^[\u4e00-\u9fff·]{2,20}(?=[\s,;、。]|$)/.exec(marked.normal.slice(start)) ?? [];
  if (!name || !isFree(marked, start)) return false;
  mark(marked, { start, end: start + name.length }, 'street');
  return true;
}
