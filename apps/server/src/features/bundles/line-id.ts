import { createHash } from 'node:crypto';
import type { BundleChoice } from '@huarong/contract/bundles';
import { canonicalChoice } from '@huarong/core/bundles';

/** What tells two ways of one bundle apart; empty for a plain sku. */
export const variantOf = (bundle: BundleChoice | null | undefined): string =>
  bundle
    ? createHash('sha256')
        .update(canonicalChoice(bundle.bundleId, bundle.choices, bundle.engraving))
        .digest('hex')
        .slice(0, 16)
    : '';

const SEPARATOR = '.';
/** A line's name for the price engine: its sku, and its variant where it has one. */
export const lineIdOf = ({ sku_id, variant }: { sku_id: string; variant: string }): string =>
  variant === '' ? sku_id : `${sku_id}${SEPARATOR}${variant}`;
export const skuIdOfLine = (lineId: string): string => lineId.split(SEPARATOR)[0]!;
