import { getLast } from '../../shared/index.ts';
import { isBoundary, type MarkedText, skipSeparators } from './marked-text.ts';
import { canStart, isWithin, type RegionEntry, type RegionIndex } from './region-index.ts';

/** One or more region names in a row, each within the one before: 浙江省 · 杭州市 · 西湖区. */
export interface RegionChain {
  start: number;
  end: number;
  names: readonly RegionEntry[];
}

const entriesAt = (marked: MarkedText, index: RegionIndex, at: number): readonly RegionEntry[] =>
  (index.get(marked.normal[at] ?? '') ?? []).filter(
    ({ text }) =>
      marked.normal.startsWith(text, at) &&
      marked.kinds.slice(at, at + text.length).every((kind) => kind === null),
  );

/** Every chain that begins at a position, with all its beginnings. */
export function chainsAt(marked: MarkedText, index: RegionIndex, start: number): RegionChain[] {
  const extend = (chain: RegionChain): RegionChain[] => {
    const last = getLast(chain.names).node;
    const at = skipSeparators(marked, chain.end);
    const longer = entriesAt(marked, index, at)
      .filter(({ node }) => isWithin(node, last))
      .filter((entry) => entry.node !== last || canRepeat(marked, entry, at))
      .map((entry) => ({ start, end: at + entry.text.length, names: [...chain.names, entry] }));
    return [chain, ...longer.flatMap(extend)];
  };
  return entriesAt(marked, index, start)
    .filter(canStart)
    .flatMap((entry) => extend({ start, end: start + entry.text.length, names: [entry] }));
}

/** 徐汇区 again in 徐汇区徐汇区花间路, but neither in 徐汇区徐汇区政府 nor 海门 in 海门区海门街道. */
const canRepeat = (marked: MarkedText, { text, isFull }: RegionEntry, at: number): boolean =>
  isFull && !INSTITUTION.test(marked.normal.slice(at + text.length));
const INSTITUTION =
  /^(?:人民)?(?:镇|乡|街道|路|街|大道|村|政府|政务|行政|法院|检察|公安|分局|税务|医院|妇幼|中医|中心|图书|体育|文化|教育|小学|中学|一中|二中|实验|委|民|场)/;

export const lastNode = (chain: RegionChain) => getLast(chain.names).node;

/** 南京 in 南京东路, 杭州 in 杭州湾, 上海 in 上海大学. */
const CONTINUES_NAME =
  /^(?:(?:[东南西北中上下前后大新老]|[一二三四五六七八九十]|第)?(?:路|街|大道|道|巷|弄|桥|门|站)|湾|河|江|湖|山|里|村|寺|陵|港|口|滩|城|馆|大学|学院|学|医院|公园|广场|大厦|花园|银行|府|苑|坊)/;
/** 市 that belongs to the next word: 广州市民广场, 苏州市区人民路. */
const SPLITS_WORD = /^(?:场|民|政|郊|区|内)/;
/** District names that are also plain words. Without their city they are not certain. */
const PLAIN_WORDS = new Set(
  '城区 郊区 矿区 东区 西区 老城区 新城区 新市区 市中区 市南区 市北区 城东区 城西区 城北区 城中区 城厢区 港口区 江南区 江北区 河东区 东方市'.split(
    ' ',
  ),
);

const followingText = (marked: MarkedText, chain: RegionChain) => marked.normal.slice(chain.end);

/** Whether the text after a short name could still belong to it. */
export const couldContinue = (marked: MarkedText, chain: RegionChain): boolean =>
  CONTINUES_NAME.test(followingText(marked, chain));

/** Whether the chain is a region beyond doubt, so that its characters may leave the detail. */
export function isCertain(marked: MarkedText, chain: RegionChain): boolean {
  const { node, isFull, text } = getLast(chain.names);
  if (isFull) {
    if (chain.names.length === 1 && node.level === 2 && PLAIN_WORDS.has(node.name)) return false;
    return (
      isBoundary(marked, chain.end) ||
      !(text.endsWith('市') && SPLITS_WORD.test(followingText(marked, chain)))
    );
  }
  const isSecondName = chain.names.length > 1;
  // 安康 and 吉安 are also names of people; a province is not.
  if (isBoundary(marked, chain.end)) return isSecondName || node.level === 0;
  // 浙江杭州文三路: two names in a row are no accident. A short district is: 成都武侯祠大街.
  return isSecondName && node.level < 2 && !couldContinue(marked, chain);
}
