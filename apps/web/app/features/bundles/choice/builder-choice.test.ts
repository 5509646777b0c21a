import { describe, expect, it } from 'vitest';
import { fourPans } from '../testing/four-pans.ts';
import {
  type BuilderChoice,
  listMissingSlots,
  toBundleChoice,
  togglePart,
  validChoice,
} from './builder-choice.ts';

const empty = validChoice(fourPans, { choices: [] });
const toggle = (choice: BuilderChoice, ...skuIds: string[]) =>
  skuIds.reduce((before, skuId) => togglePart(fourPans, before, skuId, null) ?? before, choice);
const placedParts = (choice: BuilderChoice) => Object.fromEntries(choice.parts);

describe('toggling parts', () => {
  it('fills the slots in order and removes a part that is toggled again', () => {
    const three = toggle(empty, 'm1', 's2', 'm2');
    expect(placedParts(three)).toEqual({ 1: 'm1', 2: 's2', 3: 'm2' });
    expect(placedParts(toggle(three, 's2'))).toEqual({ 1: 'm1', 3: 'm2' });
    expect(placedParts(toggle(three, 's2', 'g1'))).toEqual({ 1: 'm1', 2: 'g1', 3: 'm2' });
  });

  it('puts a part into the target slot', () =>
    expect(placedParts(togglePart(fourPans, toggle(empty, 'm1', 's2'), 'm3', '1')!)).toEqual({
      1: 'm3',
      2: 's2',
    }));

  it('returns null for a full bundle without a target slot', () => {
    const full = toggle(empty, 'm1', 'm2', 's2', 'g1');
    expect(listMissingSlots(fourPans, full)).toEqual([]);
    expect(togglePart(fourPans, full, 'm3', null)).toBeNull();
    expect(placedParts(togglePart(fourPans, full, 'm3', '4')!)).toMatchObject({ 4: 'm3' });
  });
});

describe('a choice from a link or a draft', () => {
  it('keeps slots and parts of this bundle, each once', () =>
    expect(
      placedParts(
        validChoice(fourPans, {
          choices: [
            { slotId: '1', skuId: 'm1' },
            { slotId: '1', skuId: 'm2' },
            { slotId: '2', skuId: 'm1' },
            { slotId: '3', skuId: 'lipstick' },
            { slotId: '9', skuId: 'm3' },
            { slotId: '4', skuId: 'g1' },
          ],
        }),
      ),
    ).toEqual({ 1: 'm1', 4: 'g1' }));

  it('drops an engraving in a font the bundle does not offer', () => {
    const engraved = (font: string) =>
      validChoice(fourPans, { choices: [], engraving: { text: '知夏', font } });
    expect(engraved('hei')).toMatchObject({ text: '知夏', font: 'hei' });
    expect(engraved('comic')).toMatchObject({ text: '', font: 'song' });
  });
});

describe('the choice sent to the API', () => {
  it('lists the slots in order, with a valid engraving', () =>
    expect(
      toBundleChoice(fourPans, {
        parts: new Map([
          ['2', 's2'],
          ['1', 'm1'],
        ]),
        text: ' 知夏 ',
        font: 'song',
      }),
    ).toEqual({
      bundleId: 'pans',
      choices: [
        { slotId: '1', skuId: 'm1' },
        { slotId: '2', skuId: 's2' },
      ],
      engraving: { text: '知夏', font: 'song' },
    }));

  it.each(['', '  ', '一二三四五六七', '♥'])('leaves out the invalid engraving %j', (text) =>
    expect(toBundleChoice(fourPans, { ...empty, text })).not.toHaveProperty('engraving'),
  );
});
