import type { Mutant } from '../mutant.ts';
import { GIVEN_BACK } from './given-back.ts';
import { MEMBERS } from './members.ts';
import { MONEY } from './money.ts';
import { ORDERS } from './orders.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  ...MONEY,
  ...ORDERS,
  ...GIVEN_BACK,
  ...MEMBERS,
  ...PUBLIC_PAGES,
};
