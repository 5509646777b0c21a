import { searchContract } from '@huarong/contract/search';
import { accept, getFrom, refuse } from '@huarong/core/shared';
import { suggest } from '@huarong/search';
import { type Feature, implement } from '#platform/feature';
import {
  brandLink,
  type CatalogueSource,
  categoryNotFound,
  countByCategoryGroup,
  presentBrand,
  presentCard,
  presentCategoryLink,
} from '../catalogue/index.ts';
import type { ContentSource } from '../content/index.ts';
import type { ImagePort } from '../images/index.ts';
import { findProducts, type PseudoListings } from './find-products.ts';
import type { IndexedCatalogue, IndexSource } from './index-source.ts';
import { type ChosenFilter, listMatchingSkus } from './matching-skus.ts';
import { presentFacets } from './present-facets.ts';
import { presentUnderstood } from './present-understood.ts';

const DEFAULT_PRODUCTS = 8;
const BRAND_CATEGORIES = 4;

export function searchFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  indexSource: IndexSource,
  content: Pick<ContentSource, 'listTexts'>,
  findPseudoListing: PseudoListings,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  const presentCards = (
    { snapshot }: IndexedCatalogue,
    ids: readonly string[],
    filters: readonly ChosenFilter[] = [],
  ) =>
    ids.map((id) => {
      const product = getFrom(snapshot.products, id);
      return presentCard(product, presenterDeps, listMatchingSkus(snapshot, product, filters, presenterDeps));
    });

  return implement(searchContract, {
    keyword(_context, input) {
      const indexed = indexSource();
      const { snapshot } = indexed;
      const { category } = input;
      const listing = category === undefined ? undefined : findPseudoListing(category, snapshot);
      if (category !== undefined && !listing && !snapshot.categories.has(category))
        return refuse(categoryNotFound(snapshot, category));
      const found = findProducts(indexed, input, listing);
      const brand = snapshot.brands.get(found.brandId ?? found.nearestBrandId ?? '');
      const ofBrand = snapshot.byBrand.get(brand?.id ?? '') ?? [];
      return accept({
        productList: presentCards(indexed, found.ids, input.filters),
        total: found.total,
        pageNo: input.pageNo,
        pageSize: input.pageSize,
        facets: presentFacets(found.facets, snapshot, { category: input.category, total: found.total }),
        droppedWords: found.droppedWords,
        matchedBy: found.matchedBy,
        intents: found.intents,
        words: found.words,
        ...presentUnderstood(indexed.index, input, found.total),
        notices: found.notices,
        ...(brand && {
          brand: {
            ...presentBrand(brand),
            tagline: brand.slogan,
            productCount: ofBrand.length,
            shelves: countByCategoryGroup(ofBrand).slice(0, BRAND_CATEGORIES),
          },
        }),
        ...(listing && {
          listing: { name: listing.name, intro: listing.intro, hiddenFacets: listing.hiddenFacets },
        }),
        breadcrumb: (snapshot.categories.get(input.category ?? '')?.trail ?? []).map(presentCategoryLink),
      });
    },

    async suggest({ db }, { keyWord }) {
      const indexed = indexSource();
      if (keyWord === '') {
        const { search_hint: hints, hot_word: hotWords } = await content.listTexts(db, [
          'search_hint',
          'hot_word',
        ]);
        const { ids } = findProducts(indexed, {
          keyword: '',
          filters: [],
          sort: 'sales',
          category: undefined,
          brandId: undefined,
          pageNo: 1,
          pageSize: DEFAULT_PRODUCTS,
        });
        return accept({
          suggestList: [],
          suggestBrandDtoList: [],
          suggestProductList: [],
          keyWords: hints.map((hint) => hint.content),
          hotWords: hotWords.map(({ content, mark }) => ({
            keyWord: content,
            ...(mark !== undefined && { mark }),
          })),
          productList: presentCards(indexed, ids),
        });
      }
      const { snapshot, index } = indexed;
      const { keywords, brands, products } = suggest(index, keyWord);
      return accept({
        suggestList: keywords.map(({ word, brandId, ranges }) => ({
          suggestKeyWord: word,
          ...brandOfKeyword(snapshot, brandId),
          ranges,
        })),
        suggestBrandDtoList: brands.map(({ brandId, rangesEn, rangesCn }) => {
          const brand = getFrom(snapshot.brands, brandId);
          return { ...presentBrand(brand), link: brandLink(brand), rangesEN: rangesEn, rangesCN: rangesCn };
        }),
        suggestProductList: products.map(({ id, ranges, brandRanges }) => ({
          ...presentCard(getFrom(snapshot.products, id), presenterDeps),
          ranges,
          brandRanges,
        })),
        keyWords: [],
        hotWords: [],
        productList: [],
      });
    },
  });
}

/** A hidden brand has no page to go to. */
function brandOfKeyword({ brands }: IndexedCatalogue['snapshot'], brandId: string | undefined) {
  const brand = brands.get(brandId ?? '');
  return brand ? { suggestBrandId: brand.id, suggestBrandEn: brand.name_en } : {};
}
