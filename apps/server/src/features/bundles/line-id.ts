import { createHash } from 'node:crypto';
import type { BundleChoice } from '@huarong/contract/bundles';
import { canonicalChoice } from '@huarong/core/bundles';
import { getFirst } from '@huarong/core/shared';

/** Distinguishes two choices of one bundle; empty for a plain sku. */
export const variantOf = (bundle: BundleChoice | null | undefined): string =>
  bundle
    ? createHash('sha256')
        .update(canonicalChoice(bundle.bundleId, bundle.choices, bundle.engraving))
        .digest('hex')
        .slice(0, 16)
    : '';

const SEPARATOR = '.';
/** The line id used by the price engine: sku, and variant if any. */
export const lineIdOf = ({ sku_id, variant }: { sku_id: string; variant: string }): string =>
  variant === '' ? sku_id : `${sku_id}${SEPARATOR}${variant}`;
export const skuIdOfLine = (lineId: string): string => getFirst(lineId.split(SEPARATOR));
