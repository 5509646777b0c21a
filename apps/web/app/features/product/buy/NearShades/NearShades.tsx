import { VisuallyHidden } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { ShopperPrice, skuPath } from '../../../catalogue/index.ts';
import styles from './NearShades.module.css';
import { similarityText } from './similarity-text.ts';

/** Shades of other brands that look like the chosen one; renders nothing when there are none. */
export function NearShades({ skuId }: { skuId: string }) {
  const { query } = useApiQuery(skuId, () => browserApi({ quiet: true }).catalogue.nearShades({ skuId }));
  const list = query.value?.list ?? [];
  if (list.length === 0) return null;
  return (
    <div className={styles.row}>
      <dt>相近色号</dt>
      <dd aria-busy={query.state === 'loading'}>
        <ul className={styles.shades}>
          {list.map((shade) => (
            <li key={shade.skuId}>
              <a href={skuPath(shade)}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <rect width="24" height="24" fill={shade.hex} />
                </svg>
                <span
                  title={`${shade.brandNameCN} ${shade.productName}，${similarityText(shade.difference)}`}
                >
                  <b>{shade.shadeName}</b>
                  {shade.brandNameCN}
                </span>
                <ShopperPrice product={shade} size="sm" />
                <VisuallyHidden>
                  {shade.productName}，{similarityText(shade.difference)}
                </VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <small className={styles.basis}>
          其他品牌的近似色，按色卡色差从小到大；上脸效果因肤色与光线而异。
        </small>
      </dd>
    </div>
  );
}
