import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useAction } from '../../platform/actions/use-action.ts';
import { lazyOptional } from '../../platform/components/lazy-optional.ts';
import { addToCart } from '../add-to-cart/index.ts';

/** Loaded when a product with several shades is added for the first time. */
const ShadePicker = lazyOptional(async () => (await import('./ShadePicker/ShadePicker.tsx')).ShadePicker);

interface AddableProduct {
  productId: string;
  skuId: string;
  productName: string;
  colourCount?: number | undefined;
  /** Set when the card is about this one sku. */
  size?: string | undefined;
}

/** Adds one unit; a product with several shades asks which one in a popover first. */
export function useAddToCart(product: AddableProduct) {
  const { productId, skuId, productName, colourCount = 1, size } = product;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAdding, addSku] = useAction(async (chosenId: string) => {
    await addToCart({ skuId: chosenId, quantity: 1 });
  });
  const asksForShade = colourCount > 1 && size === undefined;
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    asksForShade ? setAnchor((open) => (open ? null : currentTarget)) : void addSku(skuId);
  const picker: ReactNode = anchor && (
    <Suspense>
      <ShadePicker
        productId={productId}
        productName={productName}
        anchor={anchor}
        onPick={addSku}
        onClose={() => setAnchor(null)}
      />
    </Suspense>
  );
  return { isAdding, add, picker };
}
