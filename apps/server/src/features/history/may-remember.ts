import type { Queryable } from '#platform/database';
import { isAllowed } from '../account/index.ts';

/** A member may switch 浏览记录 off; of a guest only her browser's own cookie is asked, before anything is sent. */
export const isHistoryRecorded = async (db: Queryable, owner: string): Promise<boolean> =>
  owner.startsWith('member:') ? isAllowed(db, owner.slice('member:'.length), 'history') : true;
