import { searchContract } from '@huarong/contract/search';
import { accept, refuse } from '@huarong/core/shared';
import { suggest } from '@huarong/search';
import { type Feature, implement } from '#platform/feature';
import {
  brandLink,
  type CatalogueSource,
  countShelves,
  presentBrand,
  presentCard,
  presentCategoryLink,
} from '../catalogue/index.ts';
import { listLines } from '../content/index.ts';
import type { PicturePort } from '../images/index.ts';
import { findProducts, isShelf } from './find-products.ts';
import type { IndexSource, Searched } from './index-source.ts';
import { presentFacets } from './present-facets.ts';

const DEFAULT_PRODUCTS = 8;
const BRAND_SHELVES = 4;

export function searchFeature(
  catalogue: CatalogueSource,
  pictureOf: PicturePort,
  searched: IndexSource,
): Feature {
  const shown = { isInStock: (skuId: string) => catalogue.isInStock(skuId), pictureOf };
  const cards = ({ snapshot }: Searched, ids: readonly string[]) =>
    ids.map((id) => presentCard(snapshot.products.get(id)!, shown));

  return implement(searchContract, {
    keyword(_context, asked) {
      const now = searched();
      if (!isShelf(now, asked.category)) return refuse({ code: 'category-not-found' });
      const found = findProducts(now, asked);
      const { snapshot } = now;
      const brand = snapshot.brands.get(found.brandId ?? found.nearestBrandId ?? '');
      const ofBrand = snapshot.byBrand.get(brand?.id ?? '') ?? [];
      return accept({
        productList: cards(now, found.ids),
        total: found.total,
        pageNo: asked.pageNo,
        pageSize: asked.pageSize,
        facets: presentFacets(found.facets, snapshot, asked.category),
        droppedWords: found.droppedWords,
        matchedBy: found.matchedBy,
        ...(brand && {
          brand: {
            ...presentBrand(brand),
            tagline: brand.slogan,
            productCount: ofBrand.length,
            shelves: countShelves(ofBrand).slice(0, BRAND_SHELVES),
          },
        }),
        breadcrumb: (snapshot.categories.get(asked.category ?? '')?.trail ?? []).map(presentCategoryLink),
      });
    },

    async suggest({ db }, { keyWord }) {
      const now = searched();
      if (keyWord === '') {
        const { search_hint: hints = [], hot_word: words = [] } = await listLines(db, [
          'search_hint',
          'hot_word',
        ]);
        const { ids } = findProducts(now, {
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
          hotWords: words.map(({ content, mark }) => ({ keyWord: content, ...(mark !== null && { mark }) })),
          productList: cards(now, ids),
        });
      }
      const { keywords, brands, products } = suggest(now.index, keyWord);
      return accept({
        suggestList: keywords.map(({ word }) => ({ suggestKeyWord: word })),
        suggestBrandDtoList: brands.map(({ brandId }) => {
          const brand = now.snapshot.brands.get(brandId)!;
          return { ...presentBrand(brand), link: brandLink(brand) };
        }),
        suggestProductList: cards(
          now,
          products.map(({ id }) => id),
        ),
        keyWords: [],
        hotWords: [],
        productList: [],
      });
    },
  });
}
