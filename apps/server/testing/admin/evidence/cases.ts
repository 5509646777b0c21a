import { accountCases } from './account-cases.ts';
import { catalogueCases } from './catalogue-cases.ts';
import { contentCases } from './content-cases.ts';
import type { PrepareCase } from './evidence-case.ts';
import { orderCases } from './order-cases.ts';
import { otherCases } from './other-cases.ts';
import { returnCases } from './return-cases.ts';
import { searchCases } from './search-cases.ts';
import { staffCases } from './staff-cases.ts';

/** How every write of the admin is called, by its name. */
export const CASES: Readonly<Record<string, PrepareCase>> = {
  ...accountCases,
  ...orderCases,
  ...returnCases,
  ...staffCases,
  ...catalogueCases,
  ...searchCases,
  ...contentCases,
  ...otherCases,
};
