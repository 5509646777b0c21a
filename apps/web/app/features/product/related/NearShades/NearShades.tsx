import { VisuallyHidden } from '@huarong/ui';
import { browserApi } from '../../../../platform/api/index.ts';
import { useApiQuery } from '../../../../platform/deferred/use-api-query.ts';
import { ShopperPrice, skuPath } from '../../../catalogue/index.ts';
import { Strip } from '../Strip/Strip.tsx';
import { StripItem } from '../Strip/StripItem.tsx';
import { similarityText } from './similarity-text.ts';

/** Shades of other brands that look like the chosen one; renders nothing when there are none. */
export function NearShades({ skuId }: { skuId: string }) {
  const { query } = useApiQuery(skuId, () => browserApi({ quiet: true }).catalogue.nearShades({ skuId }));
  const list = query.value?.list ?? [];
  if (list.length === 0) return null;
  return (
    <Strip id="near-shades" title="相近色号" note="其他品牌，按色卡色差从小到大；上脸效果因肤色与光线而异">
      {list.map((shade) => (
        <StripItem
          key={shade.skuId}
          href={skuPath(shade)}
          picture={
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <rect width="24" height="24" fill={shade.hex} />
            </svg>
          }
          title={`${shade.shadeName}　${shade.brandNameCN}`}
          note={
            <>
              <ShopperPrice product={shade} size="sm" />　{similarityText(shade.difference)}
              <VisuallyHidden>，{shade.productName}</VisuallyHidden>
            </>
          }
        />
      ))}
    </Strip>
  );
}
