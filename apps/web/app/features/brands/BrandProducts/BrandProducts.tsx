import { ButtonLink, CardGrid, EmptyState, Pager, SectionHead } from '@huarong/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ProductTile } from '../../catalogue/index.ts';
import { hasFilters, productsPath } from '../brand/products-query.ts';
import type { BrandData } from '../brand-data.ts';
import styles from './BrandProducts.module.css';
import { ProductsBar } from './ProductsBar.tsx';

/** All products of the brand, by category, sort order and page. */
export function BrandProducts({ brand, query, products }: Pick<BrandData, 'brand' | 'query' | 'products'>) {
  const navigate = useNavigate();
  const isChanging = useNavigation().location?.pathname === useLocation().pathname;
  // Scrolls to the top of the list instead of the top of the page.
  const pagePath = (page: number) => `${productsPath(brand.link, query, { page })}#goods`;

  return (
    <section id="goods" className={styles.products} aria-busy={isChanging || undefined}>
      <SectionHead title="全部商品" sub={products?.total} />
      <ProductsBar brand={brand} query={query} hasGifts={products?.hasGifts ?? false} />
      {products === null ? (
        <EmptyState
          icon="warning"
          title="商品没有加载出来"
          actions={
            <ButtonLink kind="ink" href={productsPath(brand.link, query, { page: query.page })}>
              重试
            </ButtonLink>
          }
        >
          网络有点忙，请稍后再试一次。
        </EmptyState>
      ) : products.productList.length === 0 && hasFilters(query) ? (
        <EmptyState
          icon="search"
          title="没有符合的商品"
          actions={
            <ButtonLink
              kind="line"
              href={productsPath(brand.link, query, { isInStockOnly: false, isWithGift: false })}
            >
              清除筛选
            </ButtonLink>
          }
        >
          去掉一个条件再看看。
        </EmptyState>
      ) : products.productList.length === 0 ? (
        <EmptyState
          icon="bag"
          title="暂时没有在售商品"
          actions={
            <ButtonLink kind="line" href="/brand/">
              逛逛其他品牌
            </ButtonLink>
          }
        >
          {brand.brandNameCN}的新品正在筹备，可以先读读它的品牌故事。
        </EmptyState>
      ) : (
        <CardGrid lift>
          {products.productList.map((product) => (
            <ProductTile key={product.productId} product={product} />
          ))}
        </CardGrid>
      )}
      {products && (
        <Pager
          page={query.page}
          pageCount={products.pageCount}
          hrefOf={pagePath}
          onJump={(page) => navigate(pagePath(page))}
        />
      )}
    </section>
  );
}
