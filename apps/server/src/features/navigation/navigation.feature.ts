import { contentContract } from '@huarong/contract/content';
import { accept, getFirst, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import {
  type CatalogueSource,
  type Category,
  categoryNotFound,
  imageSubjectOf,
  type Product,
  presentBrand,
  presentCard,
  presentCategoryLink,
  type Snapshot,
} from '../catalogue/index.ts';
import type { ContentSource } from '../content/index.ts';
import type { ImagePort } from '../images/index.ts';
import { listByRule, listSelected } from './list-selected.ts';
import type { PseudoCategory } from './navigation.queries.ts';
import { splitIntoColumns } from './split-into-columns.ts';
import type { Navigation } from './watch-navigation.ts';

const built = onlyBuilt(
  contentContract,
  'categoryGroup',
  'subCategoryGroup',
  'categoryTreeForEbAndHot',
  'recommendPcGroup',
);
const MENU_BRANDS = 8;
const MENU_GUIDES = 3;
const MENU_PICKS = 2;

/** The main menu: top categories, the content of each menu panel, and the product groups of the home page. */
export function navigationFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  navigation: Navigation,
  content: Pick<ContentSource, 'listTexts'>,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };

  function listTopBrands(products: readonly Product[]) {
    const shown = products.filter(({ brand }) => brand.is_live);
    const byBrand = Map.groupBy(shown, (product) => product.brand);
    const bySales = [...byBrand].sort(([, a], [, b]) => totalSold(b) - totalSold(a));
    return bySales.slice(0, MENU_BRANDS).map(([brand]) => presentBrand(brand));
  }

  const findLead = (category: Category, products: readonly Product[]): Product | undefined =>
    catalogue.current().products.get(navigation.leadOf(category.id)?.productId ?? '') ?? bySold(products)[0];

  /** The image or the product beside a panel. */
  function presentLead(category: Category, products: readonly Product[]) {
    const { banner } = navigation.leadOf(category.id) ?? {};
    const omniture = `menu_${category.id}`;
    if (banner) {
      const { title, note, link, image, width, height } = banner;
      return [{ content: title, note, link, omniture, imageUrl: image, width, height }];
    }
    const lead = findLead(category, products);
    if (!lead) return [];
    const imageUrl = imageOf(imageSubjectOf(lead, getFirst(lead.skus)), 'front');
    return [
      {
        content: lead.name_cn,
        note: lead.line,
        link: `/product/${lead.id}.html`,
        omniture,
        imageUrl,
        width: 400,
        height: 500,
      },
    ];
  }

  /** Guides show a photograph of what they lead to, otherwise of a product of the category; picks are other products. */
  async function listGuidesAndPicks(db: Queryable, category: Category, products: readonly Product[]) {
    const { menu_guide: lines, effect_page: effects } = await content.listTexts(db, [
      'menu_guide',
      'effect_page',
    ]);
    const ofEffect = (link: string) => {
      const effect = effects.find((line) => line.link === link)?.content;
      return effect === undefined ? undefined : others.find((product) => product.effects.includes(effect));
    };
    const lead = findLead(category, products);
    const others = oneOfEachBrand(bySold(products)).filter((product) => product !== lead);
    const guides = lines.filter(({ mark }) => mark === category.id).slice(0, MENU_GUIDES);
    return {
      guides: guides.flatMap(({ mark: _category, ...line }, index) => {
        const shown =
          productOfLink(catalogue.current(), line.link) ??
          ofEffect(line.link) ??
          others.at(MENU_PICKS + index);
        if (!shown) return [];
        const imageUrl = imageOf(imageSubjectOf(shown, getFirst(shown.skus)), 'front');
        return [{ ...line, imageUrl, width: 400, height: 500 }];
      }),
      picks: others.slice(0, MENU_PICKS).map((product) => presentCard(product, presenterDeps)),
    };
  }

  /** A category with its best seller, which phones show above the name. */
  function presentTile(category: Category) {
    const bestSeller = bestSellerOf(catalogue.current().byCategory.get(category.id) ?? []);
    const imagePath = bestSeller && imageOf(imageSubjectOf(bestSeller, getFirst(bestSeller.skus)), 'front');
    return { ...presentCategoryLink(category), ...(imagePath !== undefined && { imagePath }) };
  }

  /** The categories of the tree that have a product of the listing. */
  function listBranches(listing: PseudoCategory | undefined) {
    if (!listing) return [];
    const snapshot = catalogue.current();
    const { menuRule } = listing;
    const products = menuRule
      ? listByRule(snapshot, menuRule, navigation.now())
      : listSelected(snapshot, listing, navigation.now());
    const filled = new Set(products.flatMap(({ category }) => category.trail.map(({ id }) => id)));
    return snapshot.topCategories
      .filter(({ id }) => filled.has(id))
      .map((topCategory) => ({
        ...presentCategoryLink(topCategory),
        children: topCategory.children.filter(({ id }) => filled.has(id)).map(presentTile),
      }));
  }

  const listLetters = () => [
    ...new Set([...catalogue.current().brands.values()].map(({ letter }) => letter)),
  ];

  return implement(built, {
    categoryGroup: () =>
      accept({
        categories: [
          ...[...navigation.pseudoCategories().values()]
            .filter(({ isInMenu }) => isInMenu)
            .map(({ id, name, link }) => ({ categoryId: id, name, link })),
          ...catalogue.current().topCategories.map(presentCategoryLink),
        ],
      }),

    async subCategoryGroup({ db }, { categoryId }) {
      const snapshot = catalogue.current();
      const { categories, byCategory } = snapshot;
      const pseudo = navigation.pseudoCategories().get(categoryId);
      if (pseudo)
        return accept({
          categoryId,
          columns: splitIntoColumns(listBranches(pseudo)),
          brandList: [],
          resourceList: [],
          letters: listLetters(),
        });
      const category = categories.get(categoryId);
      if (!category) return refuse(categoryNotFound(snapshot, categoryId));
      const products = byCategory.get(categoryId) ?? [];
      return accept({
        categoryId,
        columns: splitIntoColumns(
          category.children.map((child) => ({
            ...presentCategoryLink(child),
            children: child.children.map(presentTile),
          })),
        ),
        brandList: listTopBrands(products),
        resourceList: presentLead(category, products),
        ...(await listGuidesAndPicks(db, category, products)),
        letters: listLetters(),
      });
    },

    categoryTreeForEbAndHot() {
      const pseudo = navigation.pseudoCategories();
      return accept({
        hot_rec: listBranches(pseudo.get('hot_rec')),
        eb_exclusive: listBranches(pseudo.get('eb_exclusive')),
        letters: listLetters(),
      });
    },

    recommendPcGroup: () =>
      accept({
        groups: navigation.sections().map((section) => ({
          groupId: section.id,
          groupName: section.title,
          link: section.link,
          productList: listSelected(catalogue.current(), section, navigation.now())
            .slice(0, section.size)
            .map((product) => presentCard(product, presenterDeps)),
        })),
      }),
  });
}

/** The best-selling product of a category or ranking that a link leads to, or the product itself. */
function productOfLink({ products, byCategory }: Snapshot, link: string): Product | undefined {
  const [, kind, id = ''] = /^\/(product|category|rank)\/(\d+)/.exec(link) ?? [];
  return kind === 'product' ? products.get(id) : bySold(byCategory.get(id) ?? [])[0];
}

const oneOfEachBrand = (products: readonly Product[]) =>
  [...Map.groupBy(products, ({ brand_id }) => brand_id).values()].map(getFirst);

const bestSellerOf = (products: readonly Product[]): Product | undefined =>
  products.length === 0 ? undefined : products.reduce((a, b) => (b.sold_count > a.sold_count ? b : a));
const totalSold = (products: readonly Product[]) =>
  products.reduce((all, product) => all + product.sold_count, 0);
const bySold = (products: readonly Product[]) => [...products].sort((a, b) => b.sold_count - a.sold_count);
