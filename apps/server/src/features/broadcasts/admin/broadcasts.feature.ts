import { broadcastsContract } from '@huarong/contract/admin/broadcasts';
import { TEXTS_WITHOUT_APPROVAL } from '@huarong/core/account';
import { quietUntil } from '@huarong/core/messages';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import { readClock } from '#platform/clock';
import { listChoices } from '../../price-grid/index.ts';
import {
  type BroadcastRow,
  countBroadcasts,
  findBroadcast,
  findResult,
  listBroadcasts,
  listOfferChoices,
} from './broadcasts.queries.ts';
import { pauseBroadcast, resumeBroadcast, stopBroadcast } from './change-broadcast.ts';
import { countAudience } from './count-audience.ts';
import { saveBroadcast } from './save-broadcast.ts';
import { requestBroadcast } from './start-broadcast.ts';
import { signNameOf } from './start-send.ts';
import { MOST_TESTS, testBroadcast } from './test-broadcast.ts';

/** Messages, texts and e-mails to chosen members. */
export const broadcastsFeature: AdminFeature = implementAdmin('broadcasts', broadcastsContract, {
  async list({ db }, { state, channel, after, size }) {
    const before = after === undefined ? null : Number(after);
    const rows = await listBroadcasts(db, { state, channel }, { before, limit: size + 1 });
    const now = await readClock(db);
    const page = {
      size,
      after,
      before: undefined,
      cursorOf: ({ id }: BroadcastRow) => String(id),
      total: await countBroadcasts(db, { state, channel }),
    };
    return accept({ ...pageOfRows(rows, page, (row) => presentBroadcast(row, now)), previous: null });
  },
  async choices({ db, config }) {
    return accept({
      ...(await listChoices(db)),
      offers: await listOfferChoices(db),
      signName: signNameOf(config),
      smsFen: STORE.messages.smsFen,
      textsAlone: TEXTS_WITHOUT_APPROVAL,
    });
  },
  count: ({ db, config }, { audience }) => countAudience(db, config, audience),
  async detail({ db }, { broadcastId }) {
    const row = await findBroadcast(db, Number(broadcastId));
    if (!row) return refuse({ code: 'broadcast-not-found' });
    return accept({
      ...presentBroadcast(row, await readClock(db)),
      version: row.version,
      link: row.link,
      audience: row.audience,
      testsLeft: MOST_TESTS - row.tests,
      result: await findResult(db, row),
    });
  },
  save: (context, input) => saveBroadcast(context, input),
  test: (context, input) => testBroadcast(context, input),
  send: (context, input) => requestBroadcast(context, input),
  pause: (context, { broadcastId }) => pauseBroadcast(context, broadcastId),
  resume: (context, { broadcastId }) => resumeBroadcast(context, broadcastId),
  stop: (context, { broadcastId }) => stopBroadcast(context, broadcastId),
});

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;
const presentBroadcast = (row: BroadcastRow, now: Date) => ({
  broadcastId: String(row.id),
  // Sends of earlier releases have no name.
  name: row.name || row.campaign,
  channel: row.channel,
  subject: row.subject,
  text: row.content,
  audienceText: row.audience_text || '打开这个渠道的全部会员',
  state: row.state,
  by: row.staff_name,
  expected: row.expected,
  sent: row.sent,
  refused: row.refused,
  sendAt: isoOf(row.send_at),
  createdAt: row.created_at.toISOString(),
  startedAt: isoOf(row.started_at),
  finishedAt: isoOf(row.finished_at),
  waitsUntil: row.state === 'sending' && row.channel !== 'message' ? isoOf(quietUntil(now)) : null,
});
