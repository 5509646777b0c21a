import type { LineEngraving, LinePart } from '@huarong/contract/bundles';
import { imageOfSku } from '../promotions/index.ts';
import type { AssembledBundle } from './assemble.ts';

/** The bundle fields of a cart or checkout line. */
export const presentBundleLine = (
  { builder, parts, engraving }: AssembledBundle,
  variant: string,
  deps: Parameters<typeof imageOfSku>[1],
): { variant: string; bundleId: string; parts: LinePart[]; engraving?: LineEngraving } => ({
  variant,
  bundleId: builder.bundleId,
  parts: parts.map(({ skuId, skuName, slotName, hex }) => ({
    skuId,
    skuName,
    slotName,
    ...(hex !== null && { hex }),
    skuImagePath: imageOfSku(skuId, deps),
  })),
  ...(engraving && { engraving }),
});
