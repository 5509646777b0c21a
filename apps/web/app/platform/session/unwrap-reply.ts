import { data } from 'react-router';

type ApiReply<Value> = { ok: true; value: Value } | { ok: false; refusal: { message: string } };

/** Returns the value, or throws the refusal's message for the page's ErrorBoundary. */
export function unwrapReply<Value>(reply: ApiReply<Value>): Value {
  if (reply.ok) return reply.value;
  throw data(reply.refusal.message, { status: 503 });
}
