import { getFirst, getLast } from '../../shared/index.ts';
import { isFree, isSeparator, type MarkedText, mark, segmentStarts, skipSeparators } from './marked-text.ts';
import { chainsAt, couldContinue, isCertain, lastNode, type RegionChain } from './match-region.ts';
import {
  deepestImplied,
  isWithin,
  nodePath,
  type RegionEntry,
  type RegionIndex,
  type RegionNode,
} from './region-index.ts';
import { regionNames } from './region-names.ts';
import { RENAMED_DISTRICTS } from './renamed-districts.ts';

/** A region that may be meant. `text` leaves the detail when the shopper confirms it. */
export interface RegionCandidate {
  node: RegionNode;
  text: string;
}
export interface FoundRegion {
  /** Known beyond doubt: a district, or only the city or province. */
  node: RegionNode | null;
  candidates: RegionCandidate[];
  /** Where we do not deliver. */
  unserved: RegionNode | null;
  /** Where the region is written; what stands before it is not part of the address. */
  start: number | null;
  /** Where the street may follow. */
  end: number | null;
}

const nothing: FoundRegion = { node: null, candidates: [], unserved: null, start: null, end: null };
/** How many characters of a name may stand directly before the region: 欧阳明月上海市. */
const LONGEST_PREFIX = 8;

/** Finds the region and marks it when it is certain. */
export function findRegion(marked: MarkedText, index: RegionIndex): FoundRegion {
  const starts = segmentStarts(marked).map((at) => skipCountry(marked, at));
  const chains = starts.flatMap((start) => chainsAt(marked, index, start));
  const certain = chains.filter((chain) => isCertain(marked, chain));
  const best = bestChains(certain.length > 0 ? certain : findInside(marked, index, starts));
  const first = best[0];
  if (!first) return fromUncertain(marked, chains);

  const nodes = withoutDescendants(best.map(lastNode));
  if (!getFirst(nodes).isServed) return { ...nothing, unserved: getFirst(nodes), start: first.start };
  if (nodes.length > 1) {
    const text = marked.text.slice(first.start, first.end);
    const common = nodePath(getFirst(nodes)).findLast((node) =>
      nodes.every((other) => isWithin(other, node)),
    );
    return {
      ...nothing,
      node: common ?? null,
      candidates: nodes.map((node) => ({ node, text })),
      start: first.start,
      end: first.end,
    };
  }
  const node = deepestImplied(getFirst(nodes));
  markCountry(marked, first.start);
  mark(marked, first, 'region');
  const end = markRepetition(marked, index, first.end, getFirst(nodes));
  for (const start of segmentStarts(marked)) markRepetition(marked, index, start, getFirst(nodes));
  return {
    node,
    candidates: node.level === 2 ? [] : candidatesWithin(marked, node, end, chains),
    unserved: null,
    start: first.start,
    end,
  };
}

/** 中国上海市: the country is part of the region. */
function skipCountry(marked: MarkedText, at: number): number {
  const country = countryAt(marked, at);
  return country === '' ? at : skipSeparators(marked, at + country.length);
}
const countryAt = (marked: MarkedText, at: number): string =>
  /^(?:中华人民共和国|中国)/.exec(marked.normal.slice(at))?.[0] ?? '';
function markCountry(marked: MarkedText, regionStart: number): void {
  const start = segmentStarts(marked).find(
    (at) => at < regionStart && skipCountry(marked, at) === regionStart,
  );
  if (start !== undefined) mark(marked, { start, end: start + countryAt(marked, start).length }, 'region');
}

/** A region directly after a name: 林知夏上海市徐汇区. It needs two names or a province in full to count. */
function findInside(marked: MarkedText, index: RegionIndex, starts: readonly number[]): RegionChain[] {
  for (const start of starts)
    for (
      let at = start + 1;
      at <= start + LONGEST_PREFIX && isFree(marked, at) && !isSeparator(marked, at);
      at++
    ) {
      const found = chainsAt(marked, index, at).filter(
        (chain) =>
          (chain.names.length > 1 || isProvinceInFull(getFirst(chain.names))) && isCertain(marked, chain),
      );
      if (found.length > 0) return found;
    }
  return [];
}
const isProvinceInFull = ({ isFull, node }: RegionEntry) => isFull && node.level === 0;

/** More names first, then more characters, then the earlier one; chains over the same characters tie. */
function bestChains(chains: readonly RegionChain[]): RegionChain[] {
  const distinct = (chain: RegionChain) => new Set(chain.names.map(({ node }) => node)).size;
  const rank = (a: RegionChain, b: RegionChain) =>
    distinct(b) - distinct(a) || b.end - b.start - (a.end - a.start) || a.start - b.start;
  const [best] = chains.toSorted(rank);
  return best ? chains.filter(({ start, end }) => start === best.start && end === best.end) : [];
}

/** 吉林 is the province and a city in it; the name alone says only the province. */
const withoutDescendants = (nodes: readonly RegionNode[]): RegionNode[] =>
  [...new Set(nodes)].filter((node) => !nodes.some((other) => other !== node && isWithin(node, other)));

/** 上海市徐汇区上海市徐汇区: the same region once more, as forms with a region field write it. */
function markRepetition(marked: MarkedText, index: RegionIndex, from: number, region: RegionNode): number {
  const start = skipSeparators(marked, from);
  const again = chainsAt(marked, index, start).filter(
    (chain) =>
      chain.names.every(({ isFull }) => isFull) &&
      lastNode(chain) === region &&
      isCertain(marked, chain) &&
      // One name alone may begin a word of the detail: 徐汇区政府旁.
      chain.names.length > 1,
  );
  const [longest] = bestChains(again);
  if (!longest) return from;
  mark(marked, longest, 'region');
  return longest.end;
}

/** Districts of a known city that the text names in a way that is not certain. */
function candidatesWithin(
  marked: MarkedText,
  region: RegionNode,
  end: number,
  chains: readonly RegionChain[],
): RegionCandidate[] {
  const elsewhere = chains
    .filter(
      (chain) =>
        lastNode(chain) !== region && isWithin(lastNode(chain), region) && lastNode(chain).level === 2,
    )
    .map((chain) => ({ node: lastNode(chain), text: '' }));
  const rest = marked.normal.slice(skipSeparators(marked, end));
  return uniqueCandidates([...formerNames(region, rest), ...elsewhere]);
}

/** 杭州市江干区, 青岛市即墨市: districts that were merged or changed from county to district. */
function formerNames(region: RegionNode, rest: string): RegionCandidate[] {
  const districts = listDistricts(region);
  const [former] = Object.entries(RENAMED_DISTRICTS).filter(([name]) => rest.startsWith(name));
  if (former) {
    const [text, codes] = former;
    return districts.filter(({ code }) => codes.includes(code)).map((node) => ({ node, text }));
  }
  return districts.flatMap((node) =>
    regionNames(node.name)
      .short.filter((text) => rest.startsWith(text) && /^[市县区]/.test(rest.slice(text.length)))
      .map((text) => ({ node, text: rest.slice(0, text.length + 1) })),
  );
}
const listDistricts = (region: RegionNode): RegionNode[] =>
  region.level === 2 ? [region] : region.children.flatMap(listDistricts);

/** Nothing is certain: names the regions that the beginning of a part could mean. */
function fromUncertain(marked: MarkedText, chains: readonly RegionChain[]): FoundRegion {
  const best = bestChains(chains);
  const first = best[0];
  if (!first) return nothing;
  const unserved = best.map(lastNode).find(({ isServed }) => !isServed);
  if (unserved) return couldContinue(marked, first) ? nothing : { ...nothing, unserved, start: first.start };
  // The last name may belong to the street (朝阳门外大街), so it stays in the detail.
  const doubtful = getLast(first.names).text.length;
  const nodes = withoutDescendants(best.map(lastNode));
  // 河北 is the province before it is a district of Tianjin.
  const provinces = nodes.filter(({ level }) => level === 0);
  const candidates = (provinces.length > 0 ? provinces : nodes).map((node) => ({
    node: deepestImplied(node),
    text: marked.text.slice(first.start, first.end - doubtful),
  }));
  return { ...nothing, candidates: uniqueCandidates(candidates), start: first.start };
}

const uniqueCandidates = (candidates: readonly RegionCandidate[]): RegionCandidate[] =>
  candidates.filter(({ node }, at) => candidates.findIndex((other) => other.node === node) === at);
