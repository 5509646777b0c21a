import { CARD_TYPES } from '@huarong/core/points';
import { type FreightTable, freightTo } from '@huarong/core/pricing';
import { PROVINCES, provincesText } from '@huarong/core/settings';
import { displayYuan, fen, STORE } from '@huarong/core/shared';
import type { PreviewTable } from './preview.ts';

const BASKETS = [fen(99_00), fen(150_00), fen(250_00), fen(400_00)] as const;
const SHOPPERS = [null, ...CARD_TYPES] as const;

/** What every kind of shopper pays for baskets to every province; provinces that pay the same are one row. */
export function freightCases(before: FreightTable, after: FreightTable): PreviewTable {
  const cellsOf = (region: string, itemsAmount: (typeof BASKETS)[number]) =>
    SHOPPERS.map((card) => {
      const feeIn = (table: FreightTable) =>
        displayYuan(fen(freightTo({ region, card, itemsAmount, table })));
      return { before: feeIn(before), after: feeIn(after) };
    });
  const regions = Map.groupBy([...PROVINCES.keys()].map(String), (region) =>
    JSON.stringify(BASKETS.map((basket) => cellsOf(region, basket))),
  );
  return {
    label: '每种顾客的运费',
    columns: ['没有登录', ...CARD_TYPES.map((card) => STORE.cards[card].name)],
    rows: [...regions.values()].flatMap((codes) =>
      BASKETS.map((basket) => ({
        label: `${placesText(codes)}，${displayYuan(basket)}`,
        cells: cellsOf(codes[0] ?? '', basket),
      })),
    ),
  };
}

const MOST_NAMED = 8;
const placesText = (codes: readonly string[]): string =>
  codes.length > MOST_NAMED
    ? `${provincesText(codes.slice(0, 2))}等 ${codes.length} 个省`
    : provincesText(codes);
