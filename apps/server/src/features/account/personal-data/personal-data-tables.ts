import { ACCOUNT_TABLES } from './account-tables.ts';
import { AFTER_SALE_TABLES } from './after-sale-tables.ts';
import { COMMUNITY_TABLES } from './community-tables.ts';
import { ORDER_TABLES } from './order-tables.ts';
import type { PersonalDataTable } from './personal-data-table.ts';
import { SHOPPING_TABLES } from './shopping-tables.ts';

/**
 * Every table with data of members, in the order of erasure: the account itself comes last, because the others are
 * found by it. A test compares this list with the schema: a new column that looks personal must be registered.
 */
export const PERSONAL_DATA_TABLES: readonly PersonalDataTable[] = [
  ...COMMUNITY_TABLES,
  ...SHOPPING_TABLES,
  ...AFTER_SALE_TABLES,
  ...ORDER_TABLES,
  ...ACCOUNT_TABLES,
];
