import { catalogueContract } from '@huarong/contract/catalogue';
import { accept, refuse } from '@huarong/core/shared';
import { type Feature, implement, onlyBuilt } from '#platform/feature';
import type { ImagePort } from '../images/index.ts';
import { presentBrandWall, presentSingleBrand } from './brand-wall.ts';
import { listAvailable } from './catalogue.queries.ts';
import { findDelistedProduct } from './find-delisted-product.ts';
import { listIncludedProducts } from './included-items.ts';
import { listNearShades } from './near-shades.ts';
import type { ProductExtrasPort } from './ports.ts';
import { categoryNotFound, presentCategoryBranch, presentCategoryLink } from './present-category.ts';
import { presentProduct, presentTrial } from './present-product.ts';
import { shownTrail } from './snapshot/category-tree.ts';
import type { CatalogueSource } from './snapshot/watch-catalogue.ts';

const built = onlyBuilt(
  catalogueContract,
  'queryAllBrands',
  'hasInventory',
  'tryout',
  'getGroupCategory',
  'getTopCategory',
  'detail',
  'nearShades',
);

export function catalogueFeature(
  catalogue: CatalogueSource,
  imageOf: ImagePort,
  extras: ProductExtrasPort,
): Feature {
  const presenterDeps = { isInStock: (skuId: string) => catalogue.isInStock(skuId), imageOf: imageOf };
  return implement(built, {
    queryAllBrands(_context, { brandId }) {
      const snapshot = catalogue.current();
      return accept(
        brandId === undefined
          ? presentBrandWall(snapshot, presenterDeps)
          : presentSingleBrand(snapshot, brandId, presenterDeps),
      );
    },

    async hasInventory({ db }, { skuIds }) {
      const available = new Map((await listAvailable(db, skuIds)).map((row) => [row.sku_id, row.available]));
      return accept({
        list: skuIds.map((skuId) => ({ skuId, hasInventory: (available.get(skuId) ?? 0) > 0 })),
      });
    },

    tryout(_context, { pageNo, pageSize }) {
      const all = [...catalogue.current().products.values()].filter((product) =>
        product.labels.includes('tryout'),
      );
      return accept({
        list: all
          .slice((pageNo - 1) * pageSize, pageNo * pageSize)
          .map((product) => presentTrial(product, presenterDeps)),
        currentPage: pageNo,
        totalPages: Math.ceil(all.length / pageSize),
        total: all.length,
      });
    },

    getGroupCategory(_context, { categoryId }) {
      const snapshot = catalogue.current();
      const { topCategories, categories } = snapshot;
      if (categoryId === undefined) return accept({ groups: topCategories.map(presentCategoryBranch) });
      const category = categories.get(categoryId);
      return category
        ? accept({ groups: category.children.map(presentCategoryBranch) })
        : refuse(categoryNotFound(snapshot, categoryId));
    },

    getTopCategory(_context, { id }) {
      const product = catalogue.current().products.get(id);
      const topCategory = product && shownTrail(product.category)[0];
      return topCategory ? accept(presentCategoryLink(topCategory)) : refuse({ code: 'product-not-found' });
    },

    async detail({ db }, { productId }) {
      const snapshot = catalogue.current();
      const product = snapshot.products.get(productId);
      const { texts, rank, ...counts } = await extras.readFacts(db, productId, product ?? null);
      if (product && texts) {
        const bundleId = extras.bundleOf(productId);
        // A bundle whose case is not listed cannot be bought.
        const fits = extras
          .bundlesFor(product.skus.map(({ id }) => id))
          .filter((builder) => snapshot.skus.has(builder.skuId))
          .map((builder) => ({ bundleId: builder.bundleId, title: builder.title }));
        return accept({
          ...presentProduct(
            product,
            texts,
            presenterDeps,
            listIncludedProducts(snapshot, texts.included_items),
          ),
          ...counts,
          ...(rank && { rank }),
          ...(bundleId !== undefined && { bundleId }),
          ...(fits.length > 0 && { fits }),
        });
      }
      const former = await findDelistedProduct(db, snapshot, productId);
      if (!former) return refuse({ code: 'product-not-found' });
      const delisted = presentProduct(former, former, { imageOf: imageOf, isInStock: () => false });
      return accept({ ...delisted, ...counts, isDelisted: true });
    },

    nearShades(_context, { skuId }) {
      const snapshot = catalogue.current();
      const listed = snapshot.skus.get(skuId);
      return listed
        ? accept({ list: listNearShades(snapshot, listed, presenterDeps) })
        : refuse({ code: 'sku-not-found' });
    },
  });
}
