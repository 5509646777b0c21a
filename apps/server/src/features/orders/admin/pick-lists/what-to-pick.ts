import type { LineRow } from '../../order-rows.ts';

export interface PickedSku {
  skuId: string;
  productName: string;
  skuName: string;
  image: string;
  units: number;
  positions: { position: number; units: number }[];
}

/** What the warehouse takes from the racks, by sku: of a bundle its case and its parts. Sorted by sku. */
export function whatToPick(lines: readonly { line: LineRow; position: number }[]): PickedSku[] {
  const picked = new Map<string, PickedSku>();
  for (const { line, position } of lines) {
    const { snapshot } = line;
    const units = [
      {
        skuId: line.sku_id,
        productName: snapshot.productName,
        skuName: snapshot.skuName,
        units: line.quantity,
      },
      ...(line.parts ?? []).map((part) => ({
        skuId: part.skuId,
        productName: `${snapshot.productName}，${part.slotName}`,
        skuName: part.skuName,
        units: part.quantity * line.quantity,
      })),
    ];
    for (const { skuId, productName, skuName, units: count } of units) {
      const sku = picked.get(skuId) ?? {
        skuId,
        productName,
        skuName,
        image: snapshot.skuImagePath,
        units: 0,
        positions: [],
      };
      sku.units += count;
      const same = sku.positions.find((each) => each.position === position);
      if (same) same.units += count;
      else sku.positions.push({ position, units: count });
      picked.set(skuId, sku);
    }
  }
  return [...picked.values()].sort((one, other) => one.skuId.localeCompare(other.skuId, 'en'));
}
