import type { Post } from '@huarong/contract/community';
import { Button } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { addToCart } from '../../../add-to-cart/index.ts';

interface AddSkuButtonProps {
  sku: Pick<Post['skus'][number], 'skuId' | 'skuName'>;
  isBlock?: boolean;
}

/** Adds one unit of exactly this shade or size. */
export function AddSkuButton({ sku, isBlock = false }: AddSkuButtonProps) {
  const [isAdding, add] = useAction(async () => {
    await addToCart({ skuId: sku.skuId, quantity: 1 });
  });
  return (
    <Button
      size="sm"
      kind="line"
      block={isBlock}
      loading={isAdding}
      onClick={add}
      aria-label={`同款加购 ${sku.skuName}`}
    >
      同款加购
    </Button>
  );
}
