import type { RefusalDetails } from '@huarong/contract/kit';

type Reply<Value> = { ok: true; value: Value } | { ok: false; refusal: { code: string; message: string } };

/** A refusal that a page cannot go on after: shown by the error page of its route. */
export class PageRefusal extends Error {
  override name = 'PageRefusal';
  readonly refusal: RefusalDetails & { message: string };
  constructor(refusal: { code: string; message: string }) {
    super(refusal.message);
    this.refusal = refusal as RefusalDetails & { message: string };
  }
}

/** The value of a call that a page needs to be drawn. */
export async function load<Value>(call: Promise<Reply<Value>>): Promise<Value> {
  const reply = await call;
  if (reply.ok) return reply.value;
  throw new PageRefusal(reply.refusal);
}
