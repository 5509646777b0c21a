import type { BundleChoice } from '@huarong/contract/bundles';
import { decodeBase64, encodeBase64 } from '@huarong/core/identity';

/** A choice as a URL carries it, not yet validated against a bundle. */
export type UrlChoice = Pick<BundleChoice, 'choices' | 'engraving'>;

const SLOT_AND_SKU = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})$/;
const MAX_PARTS = 20;
const MAX_ENGRAVING_LENGTH = 12;

/** Reads `?c=slot.sku,…&e=text&f=font`. Unreadable parts are left out without an error, because links get cut and mangled. */
export function readChoice(search: URLSearchParams): UrlChoice {
  const choices = (search.get('c') ?? '')
    .split(',')
    .slice(0, MAX_PARTS)
    .flatMap((placed) => {
      const [, slotId, skuId] = SLOT_AND_SKU.exec(placed) ?? [];
      return slotId && skuId ? [{ slotId, skuId }] : [];
    });
  const text = fromUrlText(search.get('e') ?? '').trim();
  const font = /^[A-Za-z0-9_-]{1,64}$/.exec(search.get('f') ?? '')?.[0];
  const isEngraved = text !== '' && text.length <= MAX_ENGRAVING_LENGTH && font !== undefined;
  return { choices, ...(isEngraved && { engraving: { text, font } }) };
}

/** The three query parameters of a choice; the same choice always gives the same parameters. */
export const choiceParams = ({ choices, engraving }: UrlChoice): [string, string][] => [
  ...(choices.length > 0 ? [['c', partsParam(choices)] satisfies [string, string]] : []),
  ...(engraving
    ? ([
        ['e', toUrlText(engraving.text)],
        ['f', engraving.font],
      ] satisfies [string, string][])
    : []),
];

export const partsParam = (choices: UrlChoice['choices']): string =>
  choices.map(({ slotId, skuId }) => `${slotId}.${skuId}`).join(',');

/** The query with the choice replaced; other parameters stay. */
export const withChoice = (search: URLSearchParams, choice: UrlChoice): URLSearchParams =>
  new URLSearchParams([...search].filter(([key]) => !/^[cef]$/.test(key)).concat(choiceParams(choice)));

const toUrlText = (text: string) =>
  encodeBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function fromUrlText(encoded: string): string {
  const standard = encoded.replaceAll('-', '+').replaceAll('_', '/');
  return decodeBase64(standard.padEnd(Math.ceil(standard.length / 4) * 4, '=')) ?? '';
}
