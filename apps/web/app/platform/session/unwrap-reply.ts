import { data } from 'react-router';

type ApiReply<Value> = { ok: true; value: Value } | { ok: false; refusal: { message: string } };

/** The value a page cannot do without; otherwise the sentence of the refusal goes to the page's ErrorBoundary. */
export function given<Value>(reply: ApiReply<Value>): Value {
  if (reply.ok) return reply.value;
  throw data(reply.refusal.message, { status: 503 });
}
