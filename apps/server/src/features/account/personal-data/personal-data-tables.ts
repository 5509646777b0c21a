import { ACCOUNT_HOLDINGS } from './account-tables.ts';
import { AFTER_SALE_HOLDINGS } from './after-sale-tables.ts';
import { COMMUNITY_HOLDINGS } from './community-tables.ts';
import { ORDER_HOLDINGS } from './order-tables.ts';
import type { Holding } from './personal-data-table.ts';
import { SHOPPING_HOLDINGS } from './shopping-tables.ts';

/**
 * Every table with data of members, in the order a closing account passes through them: the account itself last, for
 * the others are found by it. A test holds this against the schema: a new column that looks personal must be here.
 */
export const HOLDINGS: readonly Holding[] = [
  ...COMMUNITY_HOLDINGS,
  ...SHOPPING_HOLDINGS,
  ...AFTER_SALE_HOLDINGS,
  ...ORDER_HOLDINGS,
  ...ACCOUNT_HOLDINGS,
];
