import { freightTableOf } from '@huarong/core/points';
import { freightTo } from '@huarong/core/pricing';
import { PROVINCES, type SettingValues } from '@huarong/core/settings';
import { displayYuan, fen, getFirst, STORE } from '@huarong/core/shared';
import { freightCases } from './freight-cases.ts';
import type { Preview, PreviewContext } from './preview.ts';

const BASKETS = [fen(150_00), fen(250_00)] as const;
const SHOPPERS = [
  [null, '没有登录'],
  ['PINK', STORE.cards.PINK.name],
  ['BLACK', STORE.cards.BLACK.name],
] as const;
const MOST_LINES = 12;

/** What baskets to provinces pay for freight: those that change, otherwise those of an example. */
export async function previewFreight(
  { db, readCardLevels }: PreviewContext,
  before: SettingValues<'freight'>,
  after: SettingValues<'freight'>,
): Promise<Preview> {
  const levels = await readCardLevels(db);
  const [old, next] = [freightTableOf(levels, before), freightTableOf(levels, after)];
  const lines = [...PROVINCES].flatMap(([code, name]) =>
    BASKETS.flatMap((itemsAmount) => {
      const fees = SHOPPERS.map(([card, shopper]) => {
        const order = { region: String(code), card, itemsAmount };
        const [before, after] = [old, next].map((table) => displayYuan(fen(freightTo({ ...order, table }))));
        return { shopper, before: before ?? '', after: after ?? '' };
      });
      const same = Map.groupBy(fees, (fee) => `${fee.before} ${fee.after}`);
      return [...same.values()].map((group) => {
        const { before: was, after: becomes } = getFirst(group);
        const shoppers = group.map(({ shopper }) => shopper).join('、');
        return { label: `${displayYuan(itemsAmount)} 到${name}，${shoppers}`, before: was, after: becomes };
      });
    }),
  );
  const changed = lines.filter((line) => line.before !== line.after);
  return {
    lines: changed.length > 0 ? changed.slice(0, MOST_LINES) : lines.slice(0, 2),
    table: freightCases(old, next),
    note:
      changed.length > MOST_LINES
        ? `例子里有 ${changed.length} 种运费不同，这里列出前 ${MOST_LINES} 种`
        : `按 ¥150.00 与 ¥250.00 的商品送到每个省算，${changed.length} 种运费不同`,
  };
}
