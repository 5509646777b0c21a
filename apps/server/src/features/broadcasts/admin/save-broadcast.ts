import { randomBytes } from 'node:crypto';
import type { Audience } from '@huarong/contract/admin/broadcasts';
import { type BroadcastText, broadcastProblem } from '@huarong/core/messages';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { audienceText, describeAudience } from '../audience/audience-conditions.ts';
import { lockBroadcast } from './broadcasts.queries.ts';

interface Draft extends BroadcastText {
  name: string;
  link: string | null;
  audience: Audience;
}

/** Saves a draft after every check that does not depend on the moment of sending. */
export async function saveBroadcast(
  { db, staff }: AdminWriteContext,
  { broadcastId, version, draft }: { broadcastId: string | null; version: number | null; draft: Draft },
) {
  const problem = broadcastProblem(draft, draft.audience.unusedOfferId !== undefined);
  if (problem !== null) return refuse({ code: 'broadcast-refused' as const, reason: problem });
  const described = await describeAudience(db, draft.audience);
  if ('problem' in described)
    return refuse({ code: 'broadcast-refused' as const, reason: described.problem });
  const columns = {
    name: draft.name,
    channel: draft.channel,
    subject: draft.subject,
    content: draft.text,
    link: draft.channel === 'message' ? draft.link : null,
    audience: JSON.stringify(draft.audience),
    audience_text: audienceText(described.conditions),
  };
  if (broadcastId === null) {
    const { id } = await db
      .insertInto('marketing_send')
      .values({ ...columns, campaign: newCampaign(), staff_id: staff.staffId, expected: 0, state: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return accept({ broadcastId: String(id), version: 1 });
  }
  const known = await lockBroadcast(db, Number(broadcastId));
  if (!known) return refuse({ code: 'broadcast-not-found' as const });
  if (known.audience === null || (known.state !== 'draft' && known.state !== 'waiting'))
    return refuse({ code: 'broadcast-not-draft' as const });
  if (known.version !== version) return refuse({ code: 'broadcast-changed' as const });
  await db
    .updateTable('marketing_send')
    .set((row) => ({ ...columns, state: 'draft', version: row('version', '+', 1), send_at: sql<Date>`null` }))
    .where('id', '=', known.id)
    .execute();
  return accept({ broadcastId, version: known.version + 1 });
}

/** Names what was sent, so that nobody gets it twice; people read the name instead. */
const newCampaign = (): string => `broadcast-${randomBytes(8).toString('hex')}`;
