import { brandPath } from '@huarong/core/search';
import { type Api, browserApi } from '../../../platform/api/index.ts';
import { debounceDelay } from './debounce-delay.ts';

type SuggestReply = Awaited<ReturnType<Api['search']['suggest']>>;
export type Suggestions = Extract<SuggestReply, { ok: true }>['value'];
export type SuggestedProduct = Suggestions['productList'][number] &
  Partial<Suggestions['suggestProductList'][number]>;
export type Ranges = Suggestions['suggestList'][number]['ranges'];

export const NO_SUGGESTIONS: Suggestions = {
  suggestList: [],
  suggestBrandDtoList: [],
  suggestProductList: [],
  keyWords: [],
  hotWords: [],
  productList: [],
};

const MAX_BRANDS = 3;
type SuggestedBrand = Pick<
  Suggestions['suggestBrandDtoList'][number],
  'brandId' | 'brandNameEN' | 'brandNameCN' | 'rangesEN' | 'rangesCN' | 'link'
>;

/** The brands that match what is typed, then those of the suggested keywords, which have only an English name. */
export function listBrands({ suggestList, suggestBrandDtoList }: Suggestions): SuggestedBrand[] {
  const brands = new Map<string, SuggestedBrand>(suggestBrandDtoList.map((brand) => [brand.brandId, brand]));
  for (const { suggestBrandId: brandId, suggestBrandEn: brandNameEN } of suggestList) {
    if (brandId === undefined || brandNameEN === undefined || brands.has(brandId)) continue;
    const link = brandPath({ brandId, brandNameEN });
    brands.set(brandId, { brandId, brandNameEN, brandNameCN: '', rangesEN: [], rangesCN: [], link });
  }
  return [...brands.values()].slice(0, MAX_BRANDS);
}

const MAX_CACHED = 50;
const MAX_REQUEST_TIMES = 20;
/** Responses of this visit, so deleting a letter needs no request. */
const cache = new Map<string, Suggestions>();
let requestedAt: number[] = [];

export const cachedSuggestions = (keyword: string): Suggestions | undefined => cache.get(keyword);

/** No delay for an empty field, a debounce delay for a keyword. */
export const suggestDelay = (keyword: string) =>
  keyword === '' ? 0 : debounceDelay(requestedAt, Date.now());

/** Never throws: a failed request gives no suggestions. A later request cancels an earlier one. */
export async function fetchSuggestions(keyword: string): Promise<Suggestions> {
  requestedAt = [...requestedAt, Date.now()].slice(-MAX_REQUEST_TIMES);
  const reply = await browserApi({ quiet: true }).search.suggest(
    { keyWord: keyword },
    { abortKey: 'suggest' },
  );
  if (!reply.ok) return NO_SUGGESTIONS;
  cache.set(keyword, reply.value);
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return reply.value;
}
