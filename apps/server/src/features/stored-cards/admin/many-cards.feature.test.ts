import { storedCardsRoutes } from '@huarong/contract/admin/stored-cards';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onPostgres } from '../../../../testing/index.ts';
import { openAdmin } from '../../../../testing/open-admin.ts';

const CARDS = 200_000;
/** Inserted at once: all of them would take longer than a statement may on a busy machine. */
const SLICE = 10_000;

onPostgres('what the shop owes', () => {
  it(`is answered with ${CARDS} cards, within the time a statement may take`, async () => {
    const shop = await openAdmin();
    for (let from = 1; from <= CARDS; from += SLICE)
      await sql`
        insert into stored_card (id, number_hash, tail, pin_hash, face_fen, balance_fen, state)
        select 'L' || n, 'hash ' || n, '1234', 'hash', 50000, 20000, 'active'
        from generate_series(${from}::int, ${from + SLICE - 1}::int) n`.execute(shop.db);
    const owner = await shop.signIn('OWNER');
    const { results } = await owner.call(storedCardsRoutes.liability, {});
    expect(results).toMatchObject({ activated: CARDS, balanceFen: CARDS * 200_00 });
    await shop.close();
  }, 120_000);
});
