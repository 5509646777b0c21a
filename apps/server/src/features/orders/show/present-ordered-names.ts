import type { LineNames } from '../../catalogue/index.ts';
import type { LineRow } from '../order-rows.ts';
import type { OrderPorts } from '../ports.ts';

type OrderedNames = Pick<
  LineNames,
  'productName' | 'brandNameEN' | 'brandNameCN' | 'skuName' | 'skuImagePath'
> & { returnSkuId: string; skuId: string; productId: string };

/** Ids, names and image of a bought line, as its order and its returns show them. */
export const presentOrderedNames = (
  { id, sku_id, product_id, snapshot }: LineRow,
  imageOf: OrderPorts['imageOf'],
): OrderedNames => ({
  returnSkuId: id,
  skuId: sku_id,
  productId: product_id,
  productName: snapshot.productName,
  brandNameEN: snapshot.brandNameEN,
  brandNameCN: snapshot.brandNameCN,
  skuName: snapshot.skuName,
  // Image paths contain a content hash: the image of that day may have been replaced since.
  skuImagePath: imageOf(sku_id) ?? snapshot.skuImagePath,
});
