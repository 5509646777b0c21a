import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import type { BundleRule, SlotChoice } from './bundle-rule.ts';
import { canonicalChoice } from './canonical-choice.ts';
import { checkChoice } from './check-choice.ts';
import { priceChoice } from './price-choice.ts';
import { palette } from './testing/palette.ts';

/** Random small bundle rules: up to four slots, three groups of up to three parts. */
const builder = fc
  .record({
    slots: fc.integer({ min: 1, max: 4 }),
    groups: fc.array(
      fc.record({
        parts: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 }),
        least: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
        most: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    distinct: fc.boolean(),
    fullDiscount: fc.integer({ min: 0, max: 2_000 }),
    casePrice: fc.integer({ min: 0, max: 2_000 }),
    filled: fc.array(fc.nat(), { maxLength: 4 }),
  })
  .map(({ slots, groups, distinct, fullDiscount, casePrice, filled }) => {
    const rule: BundleRule = {
      ...palette,
      distinct,
      fullDiscountFen: fen(fullDiscount),
      slots: Array.from({ length: slots }, (_, n) => ({ slotId: `s${n}`, name: `${n}`, required: true })),
      groups: groups.map(({ parts, least, most }, g) => ({
        ...{ name: `g${g}`, hint: '', least, most },
        partSkuIds: parts.map((_, p) => `${g}-${p}`),
      })),
    };
    const partPrices = new Map(
      groups.flatMap(({ parts }, g) => parts.map((price, p) => [`${g}-${p}`, price] as const)),
    );
    const names = [...partPrices.keys()];
    const choices: SlotChoice[] = filled
      .slice(0, slots)
      .map((n, slot) => ({ slotId: `s${slot}`, skuId: names[n % names.length]! }));
    return { bundle: { rule, casePrice: fen(casePrice), partPrices }, choices };
  });

/** Every way to fill the empty slots. */
function* fillings(
  rule: BundleRule,
  names: readonly string[],
  choices: readonly SlotChoice[],
): Generator<SlotChoice[]> {
  const [slotId] = checkChoice(rule, choices).emptySlots;
  if (slotId === undefined) {
    yield [...choices];
    return;
  }
  for (const skuId of names) yield* fillings(rule, names, [...choices, { slotId, skuId }]);
}

it('the price range equals the prices of the cheapest and the most expensive valid filling', () =>
  fc.assert(
    fc.property(builder, ({ bundle, choices }) => {
      if (choices.length === bundle.rule.slots.length) return;
      // A rule that is already broken cannot be met by filling the empty slots.
      const cannotBeFilled = checkChoice(bundle.rule, choices).ruleChecks.some(
        ({ state }) => state === 'broken',
      );
      if (cannotBeFilled) return;
      const totals = [...fillings(bundle.rule, [...bundle.partPrices.keys()], choices)]
        .filter((filled) => checkChoice(bundle.rule, filled).isComplete)
        .map((filled) => priceChoice(bundle, filled, false).total);
      const { range } = priceChoice(bundle, choices, false);
      expect(range).toEqual(
        totals.length === 0 ? null : { from: Math.min(...totals), to: Math.max(...totals) },
      );
    }),
    { numRuns: 400 },
  ));

it('the lines less the discount equal the total, which is never negative', () =>
  fc.assert(
    fc.property(builder, fc.boolean(), ({ bundle, choices }, isEngraved) => {
      const { lines, discount, total } = priceChoice(bundle, choices, isEngraved);
      expect(lines.reduce((all, { amount }) => all + amount, 0) - discount).toBe(total);
      expect(total).toBeGreaterThanOrEqual(0);
      expect(discount === 0 || choices.length === bundle.rule.slots.length).toBe(true);
    }),
  ));

it('the order of filling changes neither the price, the rule checks nor the canonical choice', () =>
  fc.assert(
    fc.property(builder, ({ bundle, choices }) => {
      const reordered = choices.toReversed();
      expect(priceChoice(bundle, reordered, false)).toEqual(priceChoice(bundle, choices, false));
      expect(checkChoice(bundle.rule, reordered)).toEqual(checkChoice(bundle.rule, choices));
      expect(canonicalChoice('any', reordered, undefined)).toBe(canonicalChoice('any', choices, undefined));
    }),
  ));
