import { requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database, JsonValue, Log } from '#platform/database';
import { errorText, LEASE_SECONDS, PARK_AFTER, retryDelaySeconds } from '#platform/jobs';

export interface OutboxEvent {
  id: number;
  topic: string;
  key: string;
  payload: JsonValue;
  createdAt: Date;
  /** Including this attempt. */
  attempts: number;
  lease: string;
}

/** Delivery is at least once: a handler uses `key` to make its effect idempotent. */
export type OutboxHandlers = Record<string, (event: OutboxEvent) => Promise<void>>;

export interface OutboxPass {
  batch?: number;
  parkAfter?: number;
  log?: Log | undefined;
}

/** One pass: claims waiting events, calls the handler of each topic, returns how many it claimed. */
export async function deliverOutbox(
  db: Database,
  handlers: OutboxHandlers,
  pass: OutboxPass = {},
): Promise<number> {
  const { batch = 8, parkAfter = PARK_AFTER, log } = pass;
  const events = await claimEvents(db, Object.keys(handlers), batch);
  const outcomes = await Promise.all(
    events.map(async (event) => {
      try {
        await requireValue(handlers[event.topic], `handler of ${event.topic}`)(event);
        return event;
      } catch (error) {
        log?.warn(
          { err: error, event: event.id, topic: event.topic, attempts: event.attempts },
          'an event was not delivered',
        );
        await recordFailure(db, event, errorText(error), parkAfter);
        return null;
      }
    }),
  );
  await recordDelivered(
    db,
    outcomes.filter((event) => event !== null),
  );
  return events.length;
}

/** A lease instead of an open transaction, so nothing stays locked during a slow call to another service. */
async function claimEvents(db: Database, topics: string[], batch: number): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxEvent>`
    update outbox_event set attempts = outbox_event.attempts + 1, lease = gen_random_uuid(),
      next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from (
      select id from outbox_event
      where state = 'waiting' and next_attempt_at <= now() and topic = any(${topics})
      order by next_attempt_at, id limit ${batch}
      for update skip locked
    ) as due
    where outbox_event.id = due.id
    returning outbox_event.id, topic, key, payload, created_at as "createdAt", attempts, lease`.execute(db);
  return rows;
}

async function recordFailure(db: Database, event: OutboxEvent, text: string, parkAfter: number) {
  const isParked = event.attempts >= parkAfter;
  const pause = sql<Date>`now() + make_interval(secs => ${retryDelaySeconds(event.attempts)})`;
  await db
    .updateTable('outbox_event')
    .set({ lease: null, last_error: text })
    .set(isParked ? { state: 'parked', settled_at: sql<Date>`now()` } : { next_attempt_at: pause })
    .where('id', '=', event.id)
    .where('lease', '=', event.lease)
    .execute();
}

/** Marks all events of a pass in one statement, each only while we hold its lease. */
async function recordDelivered(db: Database, events: readonly OutboxEvent[]) {
  if (events.length === 0) return;
  await sql`
    update outbox_event set state = 'delivered', lease = null, settled_at = now(), last_error = null
    from unnest(${events.map(({ id }) => id)}::bigint[], ${events.map(({ lease }) => lease)}::uuid[]) as done (id, lease)
    where outbox_event.id = done.id and outbox_event.lease = done.lease`.execute(db);
}
