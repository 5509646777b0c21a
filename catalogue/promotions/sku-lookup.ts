/** A sku found by brand and product name, because ids are assigned by the database. */
export interface DemoSku {
  skuId: string;
  productId: string;
  title: string;
  /** In fen. */
  price: number;
}

export interface SkuLookup {
  brand: (key: string) => string;
  brandLink: (key: string) => string;
  has: (brandKey: string, productName: string) => boolean;
  /** `nth`: the position of the sku in its product, from 1. */
  sku: (brandKey: string, productName: string, nth?: number) => DemoSku;
}

export const yuan = (amount: number) => Math.round(amount * 100);
