import type { Mutant } from '../mutant.ts';
import { ADMIN } from './admin.ts';
import { GIVEN_BACK } from './given-back.ts';
import { IMPORTS } from './imports.ts';
import { LIMITS } from './limits.ts';
import { MARKETING } from './marketing.ts';
import { MEMBERS } from './members.ts';
import { MONEY } from './money.ts';
import { OPERATION } from './operation.ts';
import { ORDERS } from './orders.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  ...MONEY,
  ...ORDERS,
  ...GIVEN_BACK,
  ...MEMBERS,
  ...LIMITS,
  ...PUBLIC_PAGES,
  ...IMPORTS,
  ...ADMIN,
  ...OPERATION,
  ...MARKETING,
};
