import { Button, ButtonLink, type ButtonProps } from '@huarong/ui';
import { productPath } from '../product-facts.ts';
import { useAddToCart } from '../use-add-to-cart.tsx';

interface AddToCartButtonProps extends Pick<ButtonProps, 'kind' | 'size' | 'block'> {
  product: {
    productId: string;
    skuId: string;
    productName: string;
    hasInventory: boolean;
    colourCount?: number;
  };
}

/** Adds one unit to the cart; when sold out, links to the product page for an arrival reminder. */
export function AddToCartButton({ product, ...buttonProps }: AddToCartButtonProps) {
  const { productName, hasInventory } = product;
  const { isAdding, add, picker } = useAddToCart(product);
  if (!hasInventory)
    return (
      <ButtonLink href={productPath(product)} {...buttonProps}>
        到货通知
      </ButtonLink>
    );
  return (
    <>
      <Button
        {...buttonProps}
        onClick={add}
        loading={isAdding}
        loadingLabel="正在加入"
        aria-label={`加入购物车：${productName}`}
      >
        加入购物车
      </Button>
      {picker}
    </>
  );
}
