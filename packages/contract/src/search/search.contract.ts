import { z } from 'zod';
import { Brand, CategoryLink, ProductCard } from '../catalogue/index.ts';
import { id, pageNo, pageSize } from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { searchRoutes } from './search.routes.ts';
import { filters, searchKeyword, sort } from './search-inputs.ts';

export const Facet = z.object({
  code: z.string(),
  name: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** Counted as if nothing were selected in this facet, over skus in stock. */
      count: z.int(),
      selected: z.boolean(),
      /** The colour of a swatch facet. */
      hex: z.string().optional(),
    }),
  ),
});
export type Facet = z.infer<typeof Facet>;

const Intent = z.object({
  kind: z.enum(['price', 'recipient', 'concern', 'colour', 'routine', 'exclusion', 'brand']),
  /** 价格 ≤ ¥500 */
  label: z.string(),
  /** The keyword that searches without it; empty when nothing else was typed. */
  keywordWithout: z.string(),
});

/** Parts of a text that match the typed letters, also by pinyin: start inclusive, end exclusive. */
const Ranges = z.array(z.tuple([z.int(), z.int()]));
const SuggestedKeyword = z.object({
  suggestKeyWord: z.string(),
  suggestBrandEn: z.string().optional(),
  suggestBrandId: z.string().optional(),
  ranges: Ranges,
});
/** `rangesEN` are of `brandNameEN`, `rangesCN` of `brandNameCN`. */
const SuggestedBrand = Brand.extend({ link: z.string(), rangesEN: Ranges, rangesCN: Ranges });
/** `ranges` are of `productName`, `brandRanges` of `brandNameCN`. */
const SuggestedProduct = ProductCard.extend({ ranges: Ranges, brandRanges: Ranges });
const BrandCard = Brand.extend({
  link: z.string(),
  tagline: z.string(),
  productCount: z.int(),
  /** At most four, most products first. */
  shelves: z.array(z.object({ name: z.string(), productCount: z.int() })).max(4),
});

/** Why a keyword finds nothing, and what to search for instead. */
const Understood = z.object({
  /** `ignored` words say nothing about products. */
  words: z.array(
    z.object({
      typed: z.string(),
      use: z.enum(['matched', 'ignored', 'dropped']),
      /** What it was read as. */
      meaning: z.string().optional(),
    }),
  ),
  /** Searches with fewer words or letters that find products. */
  shorter: z.array(z.object({ keyword: z.string(), total: z.int() })),
  /** Keywords of the shop that begin like one of the words. */
  near: z.array(z.string()),
});

export const searchContract = defineContract({
  suggest: endpoint({
    route: searchRoutes.suggest,
    summary: 'Suggestions while typing; without a keyword, hot keywords and default products',
    access: 'anyone',
    isPublished: true,
    input: z.object({ keyWord: searchKeyword }),
    /** The first three lists answer a keyword, the last three an empty search box; the others are then empty. */
    output: z.object({
      suggestList: z.array(SuggestedKeyword).max(3),
      suggestBrandDtoList: z.array(SuggestedBrand).max(3),
      suggestProductList: z.array(SuggestedProduct).max(6),
      keyWords: z.array(z.string()),
      hotWords: z.array(z.object({ keyWord: z.string(), mark: z.string().optional() })),
      productList: z.array(ProductCard),
    }),
    refusals: [],
  }),
  keyword: endpoint({
    route: searchRoutes.keyword,
    summary: 'Products by keyword, category, brand and filters, with facets and counts',
    access: 'anyone',
    isPublished: true,
    input: z.object({
      keyword: searchKeyword,
      category: id.optional(),
      brandId: id.optional(),
      filters,
      sort,
      pageNo,
      pageSize: pageSize(24),
    }),
    output: z.object({
      productList: z.array(ProductCard),
      total: z.int(),
      pageNo: z.int(),
      pageSize: z.int(),
      facets: z.array(Facet),
      /** Words that were dropped to find results. */
      droppedWords: z.array(z.string()),
      /** Null when the keyword itself was found; otherwise its interpretation. */
      matchedBy: z
        .object({
          kind: z.enum(['nickname', 'pinyin', 'typo', 'traditional']),
          word: z.string(),
          meaning: z.string(),
        })
        .nullable(),
      /** Filters read from the keyword; an explicit filter of the same facet replaces one. */
      intents: z.array(Intent).optional(),
      /** The keyword without all intents. */
      words: z.string().optional(),
      /** Only when nothing was found for a keyword without chosen filters. */
      understood: Understood.optional(),
      /** Sentences for the shopper about what the shop can and cannot do for the keyword. */
      notices: z
        .array(
          z.object({ kind: z.enum(['brandNotSold', 'exclusion', 'claim', 'relaxed']), text: z.string() }),
        )
        .optional(),
      /** The brand the keyword means, or the most similar one when nothing was found. */
      brand: BrandCard.optional(),
      /** Of a listing that is no category of the tree. */
      listing: z
        .object({ name: z.string(), intro: z.string(), hiddenFacets: z.array(z.string()) })
        .optional(),
      breadcrumb: z.array(CategoryLink),
    }),
    refusals: ['category-not-found'],
  }),
});
