import { levelsRoutes } from '@huarong/contract/admin/levels';
import { pointsAdminRoutes } from '@huarong/contract/admin/points';
import { DEFAULT_LEVELS } from '@huarong/core/points';
import { fen } from '@huarong/core/shared';
import { expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import { openAdmin } from '../../../../testing/open-admin.ts';
import { listBelowTheirCard } from '../level-moves.queries.ts';
import { insertBooks } from '../testing/insert-books.ts';

/** `BOOKS=200000` is a large shop: 10⁶ lots and entries of points, and 400,000 paid orders. */
const MEMBERS = Number(process.env['BOOKS'] ?? 5_000);
const LOTS = 5;

onPostgres(`the books of ${MEMBERS} members`, () => {
  it('are read within the time a statement may take, and every way of reading counts the same', async () => {
    const shop = await openAdmin();
    await insertBooks(shop.db, { members: MEMBERS, lots: LOTS, orders: 2 });
    const owner = await shop.signIn('OWNER');
    const took: string[] = [];
    const timed = async <Result>(what: string, run: () => Promise<Result>): Promise<Result> => {
      const start = performance.now();
      const result = await run();
      took.push(`${what} ${Math.round(performance.now() - start)} ms`);
      return result;
    };
    const { results: forecast } = await timed('forecast', () => owner.call(pointsAdminRoutes.forecast, {}));
    expect(forecast.points).toBe(MEMBERS * LOTS * 100);
    expect(forecast.months).toHaveLength(24);

    const { results: settings } = await owner.call(levelsRoutes.settings, {});
    const values = { ...settings.current, blackFen: 1_200_00 };
    const { results: effect } = await timed('what-if', () => owner.call(levelsRoutes.whatIf, { values }));
    const ups = effect.ups[0];
    expect(ups).toMatchObject({ from: 'WHITE', to: 'BLACK' });
    expect(effect.holders.BLACK).toBe(MEMBERS / 50);
    expect(effect.cost.orders).toBeGreaterThan(0);

    const levels = { ...DEFAULT_LEVELS, BLACK: fen(1_200_00) };
    const first = await timed('first slice', () =>
      listBelowTheirCard(shop.db, levels, { after: '', limit: MEMBERS }),
    );
    // Those who would move anyway are no effect of the change.
    const anyway = await listBelowTheirCard(shop.db, DEFAULT_LEVELS, { after: '', limit: MEMBERS });
    expect(first.length - anyway.length).toBe(ups.members);
    if (process.env['BOOKS']) console.info(took.join(', '));
    await shop.close();
  }, 600_000);
});
