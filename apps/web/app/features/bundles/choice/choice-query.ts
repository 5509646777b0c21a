import type { BundleChoice } from '@huarong/contract/bundles';
import { decodeBase64, encodeBase64 } from '@huarong/core/identity';

/** A choice as an address carries it; whether it fits a bundle is for the bundle to say. */
export type WrittenChoice = Pick<BundleChoice, 'choices' | 'engraving'>;

const PLACED = /^([A-Za-z0-9_-]{1,64})\.([A-Za-z0-9_-]{1,64})$/;
const MOST_PARTS = 20;
const LONGEST_ENGRAVING = 12;

/** Reads `?c=slot.sku,…&e=text&f=font`. What cannot be read is left out, never an error: links get cut and mangled. */
export function readChoice(search: URLSearchParams): WrittenChoice {
  const choices = (search.get('c') ?? '')
    .split(',')
    .slice(0, MOST_PARTS)
    .flatMap((placed) => {
      const [, slotId, skuId] = PLACED.exec(placed) ?? [];
      return slotId && skuId ? [{ slotId, skuId }] : [];
    });
  const text = fromUrlText(search.get('e') ?? '').trim();
  const font = /^[A-Za-z0-9_-]{1,64}$/.exec(search.get('f') ?? '')?.[0];
  const isEngraved = text !== '' && text.length <= LONGEST_ENGRAVING && font !== undefined;
  return { choices, ...(isEngraved && { engraving: { text, font } }) };
}

/** The three words of a choice in an address; the same choice always gives the same words. */
export const choiceWords = ({ choices, engraving }: WrittenChoice): [string, string][] => [
  ...(choices.length > 0 ? [['c', partsWord(choices)] satisfies [string, string]] : []),
  ...(engraving
    ? ([
        ['e', toUrlText(engraving.text)],
        ['f', engraving.font],
      ] satisfies [string, string][])
    : []),
];

export const partsWord = (choices: WrittenChoice['choices']): string =>
  choices.map(({ slotId, skuId }) => `${slotId}.${skuId}`).join(',');

/** Another query with the choice put in the place of the one before; what else stands there stays. */
export const withChoice = (search: URLSearchParams, choice: WrittenChoice): URLSearchParams =>
  new URLSearchParams([...search].filter(([key]) => !/^[cef]$/.test(key)).concat(choiceWords(choice)));

const toUrlText = (text: string) =>
  encodeBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function fromUrlText(word: string): string {
  const standard = word.replaceAll('-', '+').replaceAll('_', '/');
  return decodeBase64(standard.padEnd(Math.ceil(standard.length / 4) * 4, '=')) ?? '';
}
