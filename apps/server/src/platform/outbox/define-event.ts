import type { z } from 'zod';
import { parsePayload } from '#platform/jobs';
import type { OutboxEvent, OutboxHandlers } from './deliver-outbox.ts';

/** A kind of event: its topic in the outbox and the shape of its payload. Declared once, by the feature that publishes it. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  topic: string;
  payload: Payload;
}

/**
 * The schema must also accept what earlier releases stored under this topic: a field added later is optional or has a
 * default, a field that is gone is ignored.
 */
export const defineEvent = <Payload extends z.ZodType>(
  topic: string,
  payload: Payload,
): EventDefinition<Payload> => ({ topic, payload });

/** An event as its handler gets it: the payload parsed. */
export interface DeliveredEvent<Payload> extends Omit<OutboxEvent, 'payload'> {
  payload: Payload;
}

/** The handler of one kind of event. A payload that does not fit the schema parks the event at once. */
export const onEvent = <Payload extends z.ZodType>(
  { topic, payload }: EventDefinition<Payload>,
  handle: (event: DeliveredEvent<z.output<Payload>>) => Promise<void>,
): OutboxHandlers => ({
  [topic]: async (event) => handle({ ...event, payload: parsePayload(payload, event.payload) }),
});
