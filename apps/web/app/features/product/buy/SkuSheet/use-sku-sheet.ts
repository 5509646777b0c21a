import type { ProductDetail } from '@huarong/contract/catalogue';
import { isPhone } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { getSkuFromUrl } from '../choose-sku.ts';

/**
 * The chosen sku, which the address names, and the sheet of phones in which it is chosen. While the sheet is open the address
 * stays as it is, because its entry in the history is not one of the router's.
 */
export function useSkuSheet({ productId, skus, skuId: defaultId }: ProductDetail) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<{ skuId: string; instead: string | null } | null>(null);
  const [settledFor, setSettledFor] = useState('');
  useEffect(() => {
    if (window.location.hash === '#sku' && isPhone()) setOpen(true);
  }, []);

  const inUrl = search.get('sku');
  const sku = getSkuFromUrl(skus, picked?.instead === inUrl ? picked.skuId : inUrl, defaultId);
  const write = (skuId: string) =>
    setSearch(
      (before) => new URLSearchParams([...before].filter(([key]) => key !== 'sku').concat([['sku', skuId]])),
      { replace: true, preventScrollReset: true },
    );
  const chooseSku = (skuId: string) => {
    setSettledFor(productId);
    if (isOpen) setPicked({ skuId, instead: inUrl });
    else write(skuId);
  };
  const sheet = {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    onLeft: () => picked && write(picked.skuId),
    /** Opens it, on a phone, when there is a choice that has not been made: the button is pressed again in the sheet. */
    askFirst: (): boolean => {
      const isAsking = isPhone() && !isOpen && skus.length > 1 && settledFor !== productId;
      if (isAsking) setOpen(true);
      return isAsking;
    },
  };
  return { sku, chooseSku, sheet };
}
export type SkuSheetState = ReturnType<typeof useSkuSheet>['sheet'];
