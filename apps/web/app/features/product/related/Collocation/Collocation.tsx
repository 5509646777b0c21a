import { CardGrid, SectionHead } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../../platform/deferred/use-is-near.ts';
import { ProductTile } from '../../../catalogue/index.ts';
import styles from './Collocation.module.css';

const SHOWN_COUNT = 5;

/** Products used together with this one, loaded when near; renders nothing when there are none. */
export function Collocation({ skuId }: { skuId: string }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const { query } = useApiQuery(isNear ? skuId : null, () =>
    browserApi({ quiet: true }).catalogue.recommend({
      scene: 'collocation',
      skuId,
      pageNo: 1,
      pageSize: SHOWN_COUNT,
    }),
  );
  const products = query.value?.list ?? [];
  return (
    <div ref={ref}>
      {products.length > 0 && (
        <section className={styles.collocation} aria-label="搭配使用">
          <SectionHead title="搭配使用" sub={query.value?.reason} size="md" />
          <CardGrid columns={5}>
            {products.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
