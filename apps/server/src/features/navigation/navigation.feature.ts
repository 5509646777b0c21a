import { contentContract } from '@huarong/contract/content';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import {
  type CatalogueSource,
  type Category,
  categoryNotFound,
  imageSubjectOf,
  type Product,
  presentBrand,
  presentCard,
  presentCategoryBranch,
  presentCategoryLink,
} from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { splitIntoColumns } from './split-into-columns.ts';

const built = onlyBuilt(
  contentContract,
  'categoryGroup',
  'subCategoryGroup',
  'categoryTreeForEbAndHot',
  'recommendPcGroup',
);
const VIRTUAL_CATEGORIES = [
  { categoryId: 'hot_rec', name: '热门推荐', link: '/category/hot_rec/' },
  { categoryId: 'eb_exclusive', name: '独家首发', link: '/category/eb_exclusive/' },
];
const MENU_BRANDS = 8;
const GROUP_SIZE = 10;

/** The main menu: top categories, the content of each menu panel, and the product groups of the home page. */
export function navigationFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };

  function listTopBrands(products: readonly Product[]) {
    const shown = products.filter(({ brand }) => brand.is_live);
    const byBrand = Map.groupBy(shown, (product) => product.brand);
    const bySales = [...byBrand].sort(([, a], [, b]) => totalSold(b) - totalSold(a));
    return bySales.slice(0, MENU_BRANDS).map(([brand]) => presentBrand(brand));
  }

  function presentLeadProduct(category: Category, products: readonly Product[]) {
    const [best] = bySold(products);
    if (!best) return [];
    const imageUrl = imageOf(imageSubjectOf(best, getFirst(best.skus)), 'front');
    return [
      {
        content: best.name_cn,
        note: best.line,
        link: `/product/${best.id}.html`,
        omniture: `menu_${category.id}`,
        imageUrl,
        width: 400,
        height: 500,
      },
    ];
  }

  const listLetters = () => [
    ...new Set([...catalogue.current().brands.values()].map(({ letter }) => letter)),
  ];

  return implement(built, {
    categoryGroup: () =>
      accept({
        categories: [...VIRTUAL_CATEGORIES, ...catalogue.current().topCategories.map(presentCategoryLink)],
      }),

    subCategoryGroup(_context, { categoryId }) {
      const snapshot = catalogue.current();
      const { categories, byCategory } = snapshot;
      const category = categories.get(categoryId);
      if (!category) return refuse(categoryNotFound(snapshot, categoryId));
      const products = byCategory.get(categoryId) ?? [];
      return accept({
        categoryId,
        columns: splitIntoColumns(category.children.map(presentCategoryBranch)),
        brandList: listTopBrands(products),
        resourceList: presentLeadProduct(category, products),
        letters: listLetters(),
      });
    },

    categoryTreeForEbAndHot() {
      const { topCategories, byCategory } = catalogue.current();
      const listCategoriesWith = (matches: (product: Product) => boolean) =>
        topCategories
          .filter((topCategory) => byCategory.get(topCategory.id)?.some(matches))
          .map((topCategory) => ({
            ...presentCategoryLink(topCategory),
            children: topCategory.children
              .filter((group) => byCategory.get(group.id)?.some(matches))
              .map(presentCategoryLink),
          }));
      return accept({
        hot_rec: listCategoriesWith((product) => product.sold_count >= 1_000),
        eb_exclusive: listCategoriesWith((product) => product.labels.includes('exclusive')),
        letters: listLetters(),
      });
    },

    recommendPcGroup() {
      const products = [...catalogue.current().products.values()];
      const labelled = (label: string) => products.filter((product) => product.labels.includes(label));
      const group = (groupId: string, groupName: string, link: string, list: readonly Product[]) => ({
        groupId,
        groupName,
        link,
        productList: list.slice(0, GROUP_SIZE).map((product) => presentCard(product, presenterDeps)),
      });
      return accept({
        groups: [
          group('hot', '大家在买', '/category/hot_rec/', bySold(products)),
          group('new', '每日上新', '/campaign/new-arrivals.html', labelled('new')),
          group('exclusive', '花容独家', '/exclusive/', bySold(labelled('exclusive'))),
        ],
      });
    },
  });
}

const totalSold = (products: readonly Product[]) =>
  products.reduce((all, product) => all + product.sold_count, 0);
const bySold = (products: readonly Product[]) => [...products].sort((a, b) => b.sold_count - a.sold_count);
