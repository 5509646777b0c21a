import { getFirst } from '../../shared/index.ts';
import { formatRegion } from '../format-region.ts';
import { findName } from './find-name.ts';
import { type FoundRegion, findRegion } from './find-region.ts';
import { markLabels } from './labels.ts';
import {
  isFree,
  isRegionSeparator,
  listSpans,
  type MarkedText,
  mark,
  markText,
  readKind,
  type Span,
} from './marked-text.ts';
import { markPhones, markPostcode } from './numbers.ts';
import { nodePath, type RegionIndex, type RegionNode } from './region-index.ts';
import { markStreet } from './street.ts';

export interface PastedRegion {
  provinceCode?: string;
  cityCode?: string;
  districtCode?: string;
}
/** One possible answer to a question. `text` leaves the detail when the shopper takes it. */
export interface PastedCandidate {
  label: string;
  text: string;
  fields: PastedRegion & { name?: string; mobile?: string };
}
export interface PastedQuestion {
  field: 'name' | 'mobile' | 'region' | 'detail';
  reason: 'missing' | 'ambiguous' | 'unserved';
  candidates: PastedCandidate[];
}
export interface PastedAddress extends PastedRegion {
  name?: string;
  mobile?: string;
  street?: string;
  /** What remains of the text, unchanged. */
  detail: string;
  /** Recognised, but without a field of the form: landline, postcode, extension. */
  extras: string[];
  /** What is not certain and therefore asked. */
  uncertain: PastedQuestion[];
  /** The whole text, each character in one span: nothing is lost. */
  spans: Span[];
}

/**
 * Splits a pasted text into the fields of an address. A field is filled only when it is certain; everything else stays
 * in the detail and is asked, because a parcel to the wrong 鼓楼区 costs more than three seconds of choosing.
 */
export function parsePastedAddress(text: string, index: RegionIndex): PastedAddress {
  const marked = markText(text);
  const { nameStarts, streetStarts } = markLabels(marked);
  const mobiles = markPhones(marked);
  const region = findRegion(marked, index);
  if (region.node?.level === 2 || isSameDistrictName(region)) markStreet(marked, region.end, streetStarts);
  markPostcode(marked, region.node ? getFirst(nodePath(region.node)).code : undefined);
  const { name, candidates } = findName(marked, region.start, nameStarts);
  const detail = markDetail(marked);
  const [street] = readKind(marked, 'street');
  return {
    ...(name !== null && { name }),
    ...(mobiles.length === 1 && { mobile: getFirst(mobiles) }),
    ...(region.node && regionCodes(region.node)),
    ...(street !== undefined && { street }),
    detail,
    extras: [
      ...readKind(marked, 'landline'),
      ...readKind(marked, 'extension'),
      ...readKind(marked, 'postcode'),
    ],
    uncertain: [
      ...askWhen(name === null, 'name', candidates.map(nameCandidate)),
      ...askWhen(mobiles.length !== 1, 'mobile', mobiles.map(mobileCandidate)),
      ...askRegion(region),
      ...askWhen(detail === '', 'detail', []),
    ],
    spans: listSpans(marked),
  };
}

/** 鼓楼区 without a city: which one is asked, but where its name ends is known. */
const isSameDistrictName = ({ candidates, end }: FoundRegion) =>
  end !== null && candidates.length > 1 && candidates.every(({ node }) => node.level === 2);

const regionCodes = (node: RegionNode): PastedRegion => {
  const [province, city, district] = nodePath(node);
  return {
    provinceCode: province!.code,
    ...(city && { cityCode: city.code }),
    ...(district && { districtCode: district.code }),
  };
};
const nameCandidate = (name: string): PastedCandidate => ({ label: name, text: name, fields: { name } });
const mobileCandidate = (mobile: string): PastedCandidate => ({
  label: mobile,
  text: '',
  fields: { mobile },
});

const askWhen = (
  isUnknown: boolean,
  field: PastedQuestion['field'],
  candidates: PastedCandidate[],
): PastedQuestion[] =>
  isUnknown ? [{ field, reason: candidates.length > 0 ? 'ambiguous' : 'missing', candidates }] : [];

function askRegion({ node, candidates, unserved }: FoundRegion): PastedQuestion[] {
  if (unserved) {
    const label = formatRegion(nodePath(unserved).map(({ name }) => name));
    return [{ field: 'region', reason: 'unserved', candidates: [{ label, text: '', fields: {} }] }];
  }
  const choices = candidates.map(({ node: choice, text }) => ({
    label: formatRegion(nodePath(choice).map(({ name }) => name)),
    text,
    fields: regionCodes(choice),
  }));
  return askWhen(node?.level !== 2, 'region', choices);
}

/** What is left over is the detail, with the separators inside it. */
function markDetail(marked: MarkedText): string {
  const parts: string[] = [];
  for (let at = 0; at < marked.text.length; at++) {
    if (!isFree(marked, at) || isEdge(marked, at)) continue;
    const start = at;
    while (isFree(marked, at)) at++;
    let end = at;
    while (isEdge(marked, end - 1)) end--;
    const part = marked.text.slice(start, end);
    // A bracket or a full stop on its own is no address.
    if (!/[\p{L}\p{N}]/u.test(part)) continue;
    mark(marked, { start, end }, 'detail');
    parts.push(part);
  }
  return parts.join(' ');
}
const isEdge = (marked: MarkedText, at: number) => isRegionSeparator(marked, at);
