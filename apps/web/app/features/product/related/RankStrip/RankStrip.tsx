import type { ProductDetail } from '@huarong/contract/catalogue';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { ProductImage, productPath, ShopperPrice } from '../../../catalogue/index.ts';
import { Strip } from '../Strip/Strip.tsx';
import { StripItem } from '../Strip/StripItem.tsx';

const SHOWN = 4;

/** 同榜热卖: others of the ranking in which the product has a place; renders nothing without one. */
export function RankStrip({ productId, rank }: Pick<ProductDetail, 'productId' | 'rank'>) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const categoryId = /^\/rank\/(\w+)/.exec(rank?.link ?? '')?.[1];
  const { query } = useApiQuery(isNear && categoryId ? categoryId : null, () =>
    browserApi({ quiet: true }).catalogue.rankings({ ...(categoryId && { categoryId }) }),
  );
  const others = (query.value?.list ?? []).filter(({ product }) => product.productId !== productId);
  return (
    <div ref={ref}>
      {others.length > 0 && (
        <Strip id="same-ranking" title="同榜热卖" note={query.value?.title}>
          {others.slice(0, SHOWN).map(({ position, product }) => (
            <StripItem
              key={product.productId}
              href={productPath(product)}
              picture={<ProductImage path={product.skuImagePath} alt="" sizes="56px" />}
              title={`${product.brandNameCN} ${product.productName}`}
              note={
                <>
                  第 {position} 名 <ShopperPrice product={product} size="sm" />
                </>
              }
            />
          ))}
        </Strip>
      )}
    </div>
  );
}
