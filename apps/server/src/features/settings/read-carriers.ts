import { type Carrier, carrierOf } from '@huarong/core/orders';
import type { Queryable } from '#platform/database';
import { readSetting } from './settings.queries.ts';

/** The carriers that parcels may leave with now. */
export const readCarriers = async (db: Queryable): Promise<Carrier[]> =>
  (await readSetting(db, 'carriers')).carriers.filter(({ isActive }) => isActive).map(carrierOf);
