import { Button, ButtonLink, EmptyState, Pager, showConfirm, showToast } from '@huarong/ui';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { ListFooter, PageHead } from '../../account/index.ts';
import { ProductImage, productPath, ShopperPrice } from '../../catalogue/index.ts';
import type { FollowedBrands } from '../favourites-data.ts';
import { type FavouritesQuery, favouritesPath } from '../favourites-query.ts';
import styles from './BrandPanel.module.css';

interface BrandPanelProps {
  title: string;
  query: FavouritesQuery;
  brands: FollowedBrands;
}

/** Followed brands, each with its newest products. */
export function BrandPanel({ title, query, brands }: BrandPanelProps) {
  const { revalidate } = useRevalidator();
  async function unfollow({ brandId, brandNameCN }: Brand) {
    if (
      !(await showConfirm(`不再关注${brandNameCN}吗？`, { confirmLabel: '取消关注', cancelLabel: '再想想' }))
    )
      return;
    const reply = await browserApi().favourites.followBrand({ brandId, isFollowed: false });
    if (!reply.ok) return;
    showToast('已取消关注');
    await revalidate();
  }
  return (
    <>
      <PageHead title={title} note={`${brands.total} 个，新品会出现在这里`} />
      {brands.list.length === 0 ? (
        <EmptyState
          icon="store"
          title="还没有关注品牌"
          actions={
            <ButtonLink kind="ink" href="/brand/">
              去品牌馆
            </ButtonLink>
          }
        >
          关注之后，它的新品会出现在这里。
        </EmptyState>
      ) : (
        <ul className={styles.brands}>
          {brands.list.map((brand) => (
            <BrandRow key={brand.brandId} brand={brand} onUnfollow={unfollow} />
          ))}
        </ul>
      )}
      <ListFooter>
        <Pager
          page={query.page}
          pageCount={brands.totalPages}
          hrefOf={(page) => favouritesPath(query, { page })}
        />
      </ListFooter>
    </>
  );
}

type Brand = FollowedBrands['list'][number];

interface BrandRowProps {
  brand: Brand;
  onUnfollow: (brand: Brand) => unknown;
}

const BrandRow = ({ brand, onUnfollow }: BrandRowProps) => (
  <li>
    <div className={styles.text}>
      <h2>
        <a href={brand.link}>
          <span>{brand.brandNameEN}</span> {brand.brandNameCN}
        </a>
      </h2>
      <p>{brand.slogan}</p>
      <small>
        {brand.productCount} 件在售
        {brand.newCount > 0 && `，新品 ${brand.newCount} 件`}　{brand.followedAt.slice(0, 10)} 关注
      </small>
      <div className={styles.actions}>
        <ButtonLink size="sm" kind="line" href={brand.link}>
          进入品牌
        </ButtonLink>
        <Button size="sm" onClick={() => onUnfollow(brand)}>
          取消关注
        </Button>
      </div>
    </div>
    <ul className={styles.products}>
      {brand.products.map((product) => (
        <li key={product.productId}>
          <a href={productPath(product)}>
            <span className={styles.image}>
              <ProductImage path={product.skuImagePath} alt="" sizes="120px" />
            </span>
            <span className={styles.name}>{product.productName}</span>
          </a>
          <ShopperPrice product={product} size="sm" />
        </li>
      ))}
    </ul>
  </li>
);
