import { ButtonLink, CardGrid, EmptyState, Pager, SectionHead } from '@huarong/ui';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ProductTile } from '../../catalogue/index.ts';
import { goodsPath } from '../brand/goods-query.ts';
import type { BrandData } from '../brand-data.ts';
import styles from './BrandGoods.module.css';
import { GoodsBar } from './GoodsBar.tsx';

/** Everything the brand sells here, by shelf, order and page. */
export function BrandGoods({ brand, query, goods }: BrandData) {
  const navigate = useNavigate();
  const isChanging = useNavigation().location?.pathname === useLocation().pathname;
  // Back to the head of the list, not of the page.
  const pagePath = (page: number) => `${goodsPath(brand.link, query, { page })}#goods`;

  return (
    <section id="goods" className={styles.goods} aria-busy={isChanging || undefined}>
      <SectionHead title="全部商品" sub={goods?.total} />
      <GoodsBar brand={brand} query={query} />
      {goods === null ? (
        <EmptyState
          icon="warning"
          title="商品没有加载出来"
          actions={
            <ButtonLink kind="ink" href={goodsPath(brand.link, query, { page: query.page })}>
              重试
            </ButtonLink>
          }
        >
          网络有点忙，请稍后再试一次。
        </EmptyState>
      ) : goods.productList.length === 0 ? (
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
          {goods.productList.map((product) => (
            <ProductTile key={product.productId} product={product} />
          ))}
        </CardGrid>
      )}
      {goods && (
        <Pager
          page={query.page}
          pageCount={goods.pageCount}
          hrefOf={pagePath}
          onJump={(page) => navigate(pagePath(page))}
        />
      )}
    </section>
  );
}
