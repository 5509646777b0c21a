import { pointsContract } from '@huarong/contract/points';
import { pointsWorth } from '@huarong/core/pricing';
import { accept, fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { readCardLevels } from '../card-levels/index.ts';
import { type CatalogueSource, imageSubjectOf } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { readSetting } from '../settings/index.ts';
import { exchangePoints } from './exchange-points.ts';
import { findAccount, listOpenLots } from './points.queries.ts';
import {
  countExchanges,
  countMovements,
  countPendingPoints,
  listExchanges,
  listMovements,
  listRewards,
} from './points-page.queries.ts';
import { presentExchange, presentMovement } from './present-points.ts';

const rangeOf = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});
const pageOf = <Item>(
  list: Item[],
  total: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) => accept({ list, currentPage: pageNo, totalPages: Math.ceil(total / pageSize), total });

export function pointsFeature(catalogue: CatalogueSource, imageOf: ImagePort): Feature {
  const imageOfSku = (skuId: string | null) => {
    const found = skuId === null ? undefined : catalogue.current().skus.get(skuId);
    return found ? imageOf(imageSubjectOf(found.product, found.sku), 'front') : '/pictures/none.svg';
  };

  return implement(pointsContract, {
    async summary(context) {
      const { db } = context;
      const { memberId } = context.actor;
      const [account, lots, waiting, rewards, { pointsPercent }, rules] = await Promise.all([
        findAccount(db, memberId),
        listOpenLots(db, memberId),
        countPendingPoints(db, memberId),
        listRewards(db),
        readCardLevels(db),
        readSetting(db, 'points'),
      ]);
      const held = account?.held_points ?? 0;
      const spendable = (account?.pay_points ?? 0) - held;
      const byExpiry = new Map<string, number>();
      for (const { left, expires_at } of lots)
        byExpiry.set(shanghaiIso(expires_at), (byExpiry.get(shanghaiIso(expires_at)) ?? 0) + left);
      return accept({
        payPoints: spendable,
        cardPoints: account?.card_points ?? 0,
        waiting,
        held,
        pointsPercents: { ...pointsPercent },
        rules: { ...rules },
        worth: toYuan(fen(pointsWorth(spendable, rules.perYuan))),
        expiring: [...byExpiry].map(([at, points]) => ({ at, points })),
        rewards: rewards.map(({ id, sku_id, name, points, left_count }) => ({
          rewardId: id,
          name,
          imagePath: imageOfSku(sku_id),
          points,
          left: left_count,
        })),
      });
    },

    async flow(context, page) {
      const filter = { memberId: context.actor.memberId, direction: page.direction, months: page.months };
      const [rows, total] = await Promise.all([
        listMovements(context.db, filter, rangeOf(page)),
        countMovements(context.db, filter),
      ]);
      return pageOf(rows.map(presentMovement), total, page);
    },

    async exchange(context, { rewardId }) {
      const { memberId } = context.actor;
      const done = await exchangePoints(context.db, memberId, rewardId);
      if (!done.ok) return done;
      const account = await findAccount(context.db, memberId);
      return accept({
        ...presentExchange({ ...done.value, is_sendable: true }),
        payPoints: (account?.pay_points ?? 0) - (account?.held_points ?? 0),
      });
    },

    async exchangeHistory(context, page) {
      const [rows, total] = await Promise.all([
        listExchanges(context.db, context.actor.memberId, rangeOf(page)),
        countExchanges(context.db, context.actor.memberId),
      ]);
      return pageOf(rows.map(presentExchange), total, page);
    },
  });
}
