import { broadcastsContract } from '@huarong/contract/admin/broadcasts';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { listChoices } from '../../price-grid/index.ts';
import { readSetting } from '../../settings/index.ts';
import {
  type BroadcastRow,
  countBroadcasts,
  findBroadcast,
  listBroadcasts,
  listOfferChoices,
  readWeeklyCap,
} from './broadcasts.queries.ts';
import { pauseBroadcast, resumeBroadcast, stopBroadcast } from './change-broadcast.ts';
import { countAudience } from './count-audience.ts';
import { presentBroadcast, presentProgress, readSendClock } from './present-broadcast.ts';
import { saveBroadcast } from './save-broadcast.ts';
import { requestBroadcast } from './start-broadcast.ts';
import { signNameOf } from './start-send.ts';
import { MOST_TESTS, testBroadcast } from './test-broadcast.ts';

/** Messages, texts and e-mails to chosen members. */
export const broadcastsFeature: AdminFeature = implementAdmin('broadcasts', broadcastsContract, {
  async list({ db }, { state, channel, after, size }) {
    const before = after === undefined ? null : Number(after);
    const rows = await listBroadcasts(db, { state, channel }, { before, limit: size + 1 });
    const clock = await readSendClock(db);
    const page = {
      size,
      after,
      before: undefined,
      cursorOf: ({ id }: BroadcastRow) => String(id),
      total: await countBroadcasts(db, { state, channel }),
    };
    return accept({ ...pageOfRows(rows, page, (row) => presentBroadcast(row, clock)), previous: null });
  },
  async choices({ db, config }) {
    return accept({
      ...(await listChoices(db)),
      offers: await listOfferChoices(db),
      signName: signNameOf(config),
      ...(await readSetting(db, 'broadcasts')),
      textsAlone: (await readSetting(db, 'second-person')).texts,
      weeklyCap: await readWeeklyCap(db),
    });
  },
  count: ({ db, config }, { audience }) => countAudience(db, config, audience),
  async detail({ db }, { broadcastId }) {
    // Before the row: a send that ends between the two is read again by the page, which asks as long as a channel is sending.
    const progress = await presentProgress(db, Number(broadcastId));
    const row = await findBroadcast(db, Number(broadcastId));
    if (!row) return refuse({ code: 'broadcast-not-found' });
    return accept({
      ...presentBroadcast(row, await readSendClock(db)),
      version: row.version,
      link: row.link,
      audience: row.audience,
      testsLeft: MOST_TESTS - row.tests,
      perMinute: row.per_minute,
      progress,
    });
  },
  save: (context, input) => saveBroadcast(context, input),
  test: (context, input) => testBroadcast(context, input),
  send: (context, input) => requestBroadcast(context, input),
  pause: (context, { broadcastId }) => pauseBroadcast(context, broadcastId),
  resume: (context, { broadcastId }) => resumeBroadcast(context, broadcastId),
  async setCap({ db }, { weeklyCap }) {
    await db.updateTable('broadcast_setting').set({ weekly_cap: weeklyCap }).execute();
    return accept({ weeklyCap });
  },
  stop: (context, { broadcastId }) => stopBroadcast(context, broadcastId),
});
