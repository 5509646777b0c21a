import { randomBytes } from 'node:crypto';
import type { Audience } from '@huarong/contract/admin/broadcasts';
import { type BroadcastText, broadcastProblem } from '@huarong/core/messages';
import { accept, refuse } from '@huarong/core/shared';
import { type Insertable, sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import type { Tables, Tx } from '#platform/database';
import { audienceText, describeAudience } from '../audience/audience-conditions.ts';
import { lockBroadcast } from './broadcasts.queries.ts';

interface Draft extends BroadcastText {
  name: string;
  link: string | null;
  audience: Audience;
  more: readonly BroadcastText[];
  perMinute: number;
}

/** Saves a draft after every check that does not depend on the moment of sending. */
export async function saveBroadcast(
  { db, staff }: AdminWriteContext,
  { broadcastId, version, draft }: { broadcastId: string | null; version: number | null; draft: Draft },
) {
  const problem = draftProblem(draft);
  if (problem !== null) return refuse({ code: 'broadcast-refused' as const, reason: problem });
  const described = await describeAudience(db, draft.audience);
  if ('problem' in described)
    return refuse({ code: 'broadcast-refused' as const, reason: described.problem });
  const common = {
    name: draft.name,
    audience: JSON.stringify(draft.audience),
    audience_text: audienceText(described.conditions),
    per_minute: draft.perMinute,
  };
  const textColumns = ({ channel, subject, text }: BroadcastText) => ({
    ...{ channel, subject, content: text, link: channel === 'message' ? draft.link : null },
  });
  const columns = { ...common, ...textColumns(draft) };
  const others = draft.more.map((text) => ({ ...common, ...textColumns(text) }));
  if (broadcastId === null) {
    const campaign = newCampaign();
    const { id } = await db
      .insertInto('marketing_send')
      .values({ ...columns, campaign, staff_id: staff.staffId, expected: 0, state: 'draft' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await saveOthers(db, { id, campaign, staffId: staff.staffId }, others);
    return accept({ broadcastId: String(id), version: 1 });
  }
  const known = await lockBroadcast(db, Number(broadcastId));
  if (!known) return refuse({ code: 'broadcast-not-found' as const });
  if (known.audience === null || (known.state !== 'draft' && known.state !== 'waiting'))
    return refuse({ code: 'broadcast-not-draft' as const });
  if (known.version !== version) return refuse({ code: 'broadcast-changed' as const });
  await db
    .updateTable('marketing_send')
    .set((row) => ({
      ...columns,
      state: 'draft',
      version: row('version', '+', 1),
      send_at: sql<Date>`null`,
      end_at: sql<Date>`null`,
    }))
    .where('id', '=', known.id)
    .execute();
  await saveOthers(db, { id: known.id, campaign: known.campaign, staffId: known.staff_id }, others);
  return accept({ broadcastId, version: known.version + 1 });
}

function draftProblem(draft: Draft): string | null {
  const texts = [draft, ...draft.more];
  if (new Set(texts.map(({ channel }) => channel)).size < texts.length) return '一个渠道只能选一次';
  const hasCoupon = draft.audience.unusedOfferId !== undefined;
  return texts.map((text) => broadcastProblem(text, hasCoupon)).find((problem) => problem !== null) ?? null;
}

/** The same campaign by other channels; they replace those that were saved before. */
async function saveOthers(
  db: Tx,
  { id, campaign, staffId }: { id: number; campaign: string; staffId: number },
  others: readonly Omit<Insertable<Tables['marketing_send']>, 'campaign' | 'staff_id' | 'expected'>[],
): Promise<void> {
  await db.deleteFrom('marketing_send').where('parent_id', '=', id).execute();
  if (others.length === 0) return;
  const own = { parent_id: id, campaign, staff_id: staffId, expected: 0, state: 'draft' } as const;
  await db
    .insertInto('marketing_send')
    .values(others.map((other) => ({ ...other, ...own })))
    .execute();
}

/** Names what was sent, so that nobody gets it twice; people read the name instead. */
const newCampaign = (): string => `broadcast-${randomBytes(8).toString('hex')}`;
