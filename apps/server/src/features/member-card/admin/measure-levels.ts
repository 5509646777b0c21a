import {
  alignLevels,
  CARD_TYPES,
  type CardLevels,
  type CardType,
  freightTableOf,
  listLevelCosts,
} from '@huarong/core/points';
import { type FreightTable, freightSaving, pointsWorth } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { readCardLevels } from '../../card-levels/index.ts';
import { readSetting } from '../../settings/index.ts';
import { COST_DAYS, type LevelEffect, readLevelEffect, STEP_COUNT } from '../level-effect.queries.ts';

const cardOf = (rank: number): CardType => CARD_TYPES[rank] ?? 'PINK';

/** What other levels do, and why a second person has to agree: somebody loses a card, or the shop gives more. */
export async function measureLevels(db: Queryable, after: CardLevels) {
  const freight = await readSetting(db, 'freight');
  const current = await readCardLevels(db);
  const before = alignLevels(current, freight);
  const rules = await readSetting(db, 'points');
  const effect = await readLevelEffect(db, before, after, rules);
  const { ups, downs } = movesOf(effect);
  const [upCount, downCount] = [sumOf(ups), sumOf(downs)];
  const cost = costOf(effect, freightTableOf(before, freight), freightTableOf(after, freight));
  const approvalReasons = [
    ...(downCount > 0 ? [`${downCount.toLocaleString('en-US')} 位会员到期后降级`] : []),
    ...(upCount > 0 ? [`${upCount.toLocaleString('en-US')} 位会员升级，多给积分与运费`] : []),
    ...listLevelCosts(before, after),
  ];
  return {
    ...{ ups, downs, upCount, downCount, approvalReasons },
    holders: holdersOf(effect),
    spending: spendingOf(effect),
    nearly: nearlyOf(effect),
    cost: {
      ...cost,
      pointsFen: Math.sign(cost.points) * pointsWorth(Math.abs(cost.points), rules.perYuan),
    },
  };
}

const sumOf = (groups: readonly { members: number }[]): number =>
  groups.reduce((all, { members }) => all + members, 0);

/** Up at once, down when the card ends. Those who would move anyway are left out. */
function movesOf({ members }: LevelEffect) {
  const moves = new Map<string, { from: CardType; to: CardType; members: number; isUp: boolean }>();
  for (const { held, to, members: count } of members) {
    if (to === null) continue;
    const key = `${held} ${to}`;
    const known = moves.get(key)?.members ?? 0;
    moves.set(key, { from: cardOf(held), to: cardOf(to), members: known + count, isUp: to > held });
  }
  const pick = (isUp: boolean) =>
    [...moves.entries()]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, { isUp: goesUp, ...move }]) => (goesUp === isUp ? [move] : []));
  return { ups: pick(true), downs: pick(false) };
}

function holdersOf({ members }: LevelEffect): Record<CardType, number> {
  const holders = { PINK: 0, WHITE: 0, BLACK: 0, GOLD: 0 };
  for (const { held, members: count } of members) holders[cardOf(held)] += count;
  return holders;
}

function spendingOf({ members, stepFen }: LevelEffect) {
  const counts = Array.from({ length: STEP_COUNT }, () => 0);
  for (const { step, members: count } of members)
    if (step !== null) counts[step] = (counts[step] ?? 0) + count;
  return { stepFen, members: counts };
}

/** Who gets a better card by one more order. */
const nearlyOf = ({ members }: LevelEffect) =>
  ([2, 3] as const).map((rank) => ({
    to: cardOf(rank),
    members: sumOf(members.filter(({ near }) => near === rank)),
  }));

/** What the orders of the last days would have cost more: points at their worth, and freight. */
function costOf({ orders, averageFen }: LevelEffect, before: FreightTable, after: FreightTable) {
  let points = 0;
  let freightFen = 0;
  for (const { held, to, region, isStore, itemsFen, freightFen: paid, ...group } of orders) {
    points += group.points;
    if (isStore) continue;
    const saving = freightSaving(
      { region: region ?? '', itemsAmount: itemsFen, paid },
      { card: cardOf(held), table: before },
      { card: cardOf(to ?? held), table: after },
    );
    freightFen += saving * group.orders;
  }
  return {
    days: COST_DAYS,
    orders: orders.reduce((all, group) => all + group.orders, 0),
    averageFen,
    points,
    freightFen,
  };
}
