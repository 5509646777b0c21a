import type { Adapter, AdapterPayload } from 'oidc-provider';

const MOST = 2_000;
/** One store for all kinds of things the house remembers; the oldest go when there are too many. */
const kept = new Map<string, { payload: AdapterPayload; until: number }>();

/** What the demo's other house remembers, for as long as this process lives. */
export class MemoryAdapter implements Adapter {
  kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, seconds: number) {
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest) kept.delete(oldest);
    kept.set(`${this.kind}:${id}`, { payload, until: Date.now() + seconds * 1000 });
  }

  async find(id: string) {
    return this.#live(([key]) => key === `${this.kind}:${id}`);
  }

  async findByUid(uid: string) {
    return this.#live(([key, { payload }]) => key.startsWith(`${this.kind}:`) && payload.uid === uid);
  }

  async findByUserCode() {
    return undefined;
  }

  async consume(id: string) {
    const found = kept.get(`${this.kind}:${id}`);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    kept.delete(`${this.kind}:${id}`);
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
  }

  #live(is: (entry: [string, { payload: AdapterPayload }]) => boolean) {
    for (const entry of kept) if (is(entry) && entry[1].until > Date.now()) return entry[1].payload;
    return undefined;
  }
}
