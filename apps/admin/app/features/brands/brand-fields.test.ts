import { expect, it } from 'vitest';
import { splitNicknames, splitParagraphs, suggestKey, suggestLetter } from './brand-fields.ts';

it.each([
  ['SOLÈNE ARDEY', 'S', 'solene-ardey'],
  ['Éclat & Co.', 'E', 'eclat-co'],
  ['3CE', '#', '3ce'],
  ['山雾', '#', ''],
])('suggests letter and key of %s', (name, letter, key) => {
  expect(suggestLetter(name)).toBe(letter);
  expect(suggestKey(name)).toBe(key);
});

it('reads nicknames and paragraphs as people write them', () => {
  expect(splitNicknames(' 小赤木、丝绒管，, 砖头 ')).toEqual(['小赤木', '丝绒管', '砖头']);
  expect(splitParagraphs('一\n\n二\n')).toEqual(['一', '二']);
});
