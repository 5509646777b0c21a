import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import type { Api, ApiCallOptions } from '../../../platform/api/index.ts';

/** What the shop says of a choice: its price, or why it will not have it so. */
export type PriceResult =
  | { price: BundlePrice; refusal: null }
  | { price: null; refusal: { about: 'engraving' | 'part' | 'choice'; message: string } };

/** What she has to change; anything else is the choice as a whole. */
const REFUSAL_SUBJECTS: Partial<Record<string, 'engraving' | 'part'>> = {
  'engraving-refused': 'engraving',
  'sku-unavailable': 'part',
};

export async function fetchPrice(
  api: Api,
  choice: BundleChoice,
  options?: ApiCallOptions,
): Promise<PriceResult> {
  const reply = await api.bundles.bundlePrice(choice, options);
  if (reply.ok) return { price: reply.value, refusal: null };
  const { code, message } = reply.refusal;
  return { price: null, refusal: { about: REFUSAL_SUBJECTS[code] ?? 'choice', message } };
}
