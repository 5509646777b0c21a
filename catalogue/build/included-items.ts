import type { BrandCatalogue, ProductSeed } from '../kit/seed.ts';

/** As `buildRows` numbers the products written by hand. */
export const productIdAt = (brandIndex: number, productIndex: number): string =>
  `2${String(brandIndex + 1).padStart(3, '0')}${String(productIndex + 1).padStart(2, '0')}`;

/** What a set holds, as its row stores it. */
export function includedItemsOf(
  brandIndex: number,
  { products }: BrandCatalogue,
  { name: setName, contents = [] }: ProductSeed,
) {
  /** The product with this name, or with the name that this one begins with; the set itself is none. */
  const codeOf = (item: string): string => {
    const at = products.findIndex(
      ({ name }) => name !== setName && (item === name || item.startsWith(`${name} `)),
    );
    return at < 0 ? '' : `HR${productIdAt(brandIndex, at)}`;
  };
  return contents.map(([name, size = '', count = 1, setSize = '']) => ({
    name,
    size,
    count,
    code: codeOf(name),
    sku_size: setSize,
  }));
}
