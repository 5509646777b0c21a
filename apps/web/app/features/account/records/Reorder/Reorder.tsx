import { Button, ButtonLink } from '@huarong/ui';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { addToCart } from '../../../add-to-cart/index.ts';
import { skuPath } from '../../../catalogue/index.ts';

interface ReorderProps {
  skuId: string;
  productId: string;
  /** For screen readers: a page has several of these buttons. */
  name: string;
  status: 'onSale' | 'soldOut' | 'gone' | 'returned';
  /** Renders the primary button style. */
  isMain?: boolean | undefined;
}

/** Adds the product to the cart again, or links to an alternative when it is not on sale. */
export function Reorder({ skuId, productId, name, status, isMain }: ReorderProps) {
  const [isAdding, add] = useAction(async () => {
    await addToCart({ skuId, quantity: 1 });
  });
  const page = skuPath({ productId, skuId });
  if (status === 'gone')
    return (
      <ButtonLink size="sm" href="/rank/" aria-label={`${name}：看看热销`}>
        看看热销
      </ButtonLink>
    );
  if (status === 'soldOut')
    return (
      <ButtonLink size="sm" href={page} aria-label={`${name}：到货通知`}>
        到货通知
      </ButtonLink>
    );
  if (status === 'returned')
    return (
      <ButtonLink size="sm" href={page} aria-label={`${name}：换个规格`}>
        换个规格
      </ButtonLink>
    );
  return (
    <Button
      size="sm"
      kind={isMain ? 'ink' : undefined}
      loading={isAdding}
      loadingLabel="正在加入"
      onClick={add}
      aria-label={`再次购买 ${name}`}
    >
      再次购买
    </Button>
  );
}
