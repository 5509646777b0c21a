import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import type { Api, ApiCallOptions } from '../../../platform/api/index.ts';

/** The price of a choice, or why the choice is refused. */
export type PriceResult =
  | { price: BundlePrice; refusal: null }
  | { price: null; refusal: { about: 'engraving' | 'part' | 'choice'; message: string } };

/** What the shopper must change for each refusal; any other refusal concerns the whole choice. */
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
