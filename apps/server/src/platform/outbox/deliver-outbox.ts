import { requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database, JsonValue, Log } from '#platform/database';
import {
  errorText,
  type FreeCapacity,
  LEASE_SECONDS,
  PARK_AFTER,
  refuseFatal,
  retryDelaySeconds,
  shouldPark,
  workDone,
} from '#platform/jobs';
import { withSpan } from '#platform/trace';

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

/** How many events of a topic are delivered at the same time. */
export const EVENTS_AT_ONCE = 8;

export interface OutboxPass {
  /** How many at once of a topic, and in a single pass altogether. */
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
  const { batch = EVENTS_AT_ONCE } = pass;
  const capacities = Object.keys(handlers).map((kind) => ({ kind, free: batch }));
  const events = await claimEvents(db, capacities, batch);
  await recordDelivered(db, await deliverEvents(db, handlers, events, pass));
  return events.length;
}

/** Delivers claimed events at the same time. Returns those that were delivered; a failure is recorded. */
export async function deliverEvents(
  db: Database,
  handlers: OutboxHandlers,
  events: readonly OutboxEvent[],
  { parkAfter = PARK_AFTER, log }: OutboxPass,
): Promise<OutboxEvent[]> {
  const outcomes = await Promise.all(
    events.map(async (event) => {
      try {
        refuseFatal(event.attempts, parkAfter);
        const handler = requireValue(handlers[event.topic], `handler of ${event.topic}`);
        await withSpan(`event ${event.topic}`, 'consumer', { 'event.attempt': event.attempts }, () =>
          handler(event),
        );
        workDone.add({ queue: 'events', kind: event.topic, outcome: 'done' });
        return event;
      } catch (error) {
        log?.warn(
          { err: error, event: event.id, topic: event.topic, attempts: event.attempts },
          'an event was not delivered',
        );
        const isParked = shouldPark(error, event.attempts, parkAfter);
        workDone.add({ queue: 'events', kind: event.topic, outcome: isParked ? 'parked' : 'failed' });
        await recordFailure(db, event, errorText(error), isParked);
        return null;
      }
    }),
  );
  return outcomes.filter((event) => event !== null);
}

/**
 * Claims due events, of each topic what it has capacity for, and `total` altogether. A lease instead of an open transaction, so
 * nothing stays locked during a slow call to another service. The same statement marks events that were delivered; none of them is
 * claimed again, even when its lease is over.
 */
export async function claimEvents(
  db: Database,
  capacities: readonly FreeCapacity[],
  total: number,
  delivered: readonly OutboxEvent[] = [],
): Promise<OutboxEvent[]> {
  const { rows } = await sql<OutboxEvent>`
    with delivered as (${markDelivered(delivered)})
    update outbox_event set attempts = outbox_event.attempts + 1, lease = gen_random_uuid(),
      next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from (
      select of_topic.id from unnest(${capacities.map(({ kind }) => kind)}::text[], ${capacities.map(({ free }) => free)}::int[])
        as capacity (topic, free)
      cross join lateral (
        select id, next_attempt_at from outbox_event
        where state = 'waiting' and next_attempt_at <= now() and topic = capacity.topic
          and id <> all (${delivered.map(({ id }) => id)}::bigint[])
        order by next_attempt_at, id limit capacity.free
        for update skip locked
      ) as of_topic
      order by of_topic.next_attempt_at, of_topic.id limit ${total}
    ) as due
    where outbox_event.id = due.id
    returning outbox_event.id, outbox_event.topic, key, payload, created_at as "createdAt", attempts, lease`.execute(
    db,
  );
  return rows;
}

async function recordFailure(db: Database, event: OutboxEvent, text: string, isParked: boolean) {
  const pause = sql<Date>`now() + make_interval(secs => ${retryDelaySeconds(event.attempts)})`;
  await db
    .updateTable('outbox_event')
    .set({ lease: null, last_error: text })
    .set(isParked ? { state: 'parked', settled_at: sql<Date>`now()` } : { next_attempt_at: pause })
    .where('id', '=', event.id)
    .where('lease', '=', event.lease)
    .execute();
}

export async function recordDelivered(db: Database, delivered: readonly OutboxEvent[]): Promise<void> {
  if (delivered.length > 0) await markDelivered(delivered).execute(db);
}

/** Each only while we hold its lease. */
const markDelivered = (delivered: readonly OutboxEvent[]) => sql`
  update outbox_event set state = 'delivered', lease = null, settled_at = now(), last_error = null
  from unnest(${delivered.map(({ id }) => id)}::bigint[], ${delivered.map(({ lease }) => lease)}::uuid[]) as done (id, lease)
  where outbox_event.id = done.id and outbox_event.lease = done.lease`;
