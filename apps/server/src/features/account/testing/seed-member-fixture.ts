import { type Database, transaction } from '#platform/database';
import type { MemberFixture } from './member-fixture.ts';
import { seedAccountRows } from './seed-account-rows.ts';
import { seedAfterSaleRows } from './seed-after-sale-rows.ts';
import { seedCommunityRows } from './seed-community-rows.ts';
import { seedOrderRows } from './seed-order-rows.ts';
import { seedPointsRows } from './seed-points-rows.ts';
import { seedShoppingRows } from './seed-shopping-rows.ts';
import { seedStaffRows } from './seed-staff-rows.ts';

/** Inserts a row in every table with personal data of the member. */
export const seedMemberFixture = (db: Database, fixture: MemberFixture): Promise<void> =>
  transaction(db, async (tx) => {
    await seedAccountRows(tx, fixture);
    await seedShoppingRows(tx, fixture);
    await seedOrderRows(tx, fixture);
    await seedPointsRows(tx, fixture.id);
    await seedAfterSaleRows(tx, fixture);
    await seedCommunityRows(tx, fixture);
    await seedStaffRows(tx, fixture);
  });
