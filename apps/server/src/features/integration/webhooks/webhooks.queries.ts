import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type WebhookTopic = 'order.paid' | 'order.shipped' | 'order.returned' | 'stock.changed';

export interface ListedWebhook {
  id: number;
  name: string;
  url: string;
  topics: WebhookTopic[];
  state: 'active' | 'paused';
  paused_note: string | null;
  failing_since: Date | null;
  previous_until: Date | null;
  waiting: number;
  parked: number;
  last_delivered_at: Date | null;
  created_at: Date;
  created_by: string;
}

/** Counted up to this: a receiver that was down for days has more waiting than anybody counts. */
const COUNTED = 10_000;
const countOf = (state: RawBuilder<unknown>) => sql`(
  select count(*)::int from (select 1 from webhook_delivery each
    where each.webhook_id = webhook.id and each.state = ${state} limit ${sql.lit(COUNTED)}) counted)`;

export async function listWebhooks(db: Queryable, webhookId: number | null = null): Promise<ListedWebhook[]> {
  const { rows } = await sql<ListedWebhook>`
    select webhook.id, webhook.name, url, topics, webhook.state, paused_note, failing_since,
      case when previous_until > now() then previous_until end as previous_until,
      ${countOf(sql`'waiting'`)} as waiting, ${countOf(sql`'parked'`)} as parked,
      (select max(settled_at) from (select settled_at from webhook_delivery each
        where each.webhook_id = webhook.id and each.state = 'delivered' order by each.id desc limit 100) recent
      ) as last_delivered_at,
      webhook.created_at, maker.name as created_by
    from webhook join staff maker on maker.id = webhook.created_by
    where webhook.state <> 'removed' and (${webhookId}::bigint is null or webhook.id = ${webhookId})
    order by webhook.id`.execute(db);
  return rows;
}

/** Whoever changes a webhook, or adds deliveries to it, waits for the others. */
export const lockWebhook = async (tx: Tx, webhookId: number) =>
  (await tx
    .selectFrom('webhook')
    .select(['id', 'state', 'secret_sealed', 'topics'])
    .where('id', '=', webhookId)
    .where('state', '<>', 'removed')
    .forUpdate()
    .executeTakeFirst()) ?? null;

/** What somebody should look at: deliveries that were given up, and webhooks that the shop has paused. */
export async function countWebhookProblems(db: Queryable): Promise<{ parked: number; paused: number }> {
  const { rows } = await sql<{ parked: number; paused: number }>`
    select coalesce(sum(${countOf(sql`'parked'`)}), 0)::int as parked,
      (count(*) filter (where webhook.state = 'paused' and paused_note is not null))::int as paused
    from webhook where webhook.state <> 'removed'`.execute(db);
  return rows[0] ?? { parked: 0, paused: 0 };
}
