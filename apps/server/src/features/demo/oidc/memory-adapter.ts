import type { Adapter, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 2_000;
/** One store for all kinds of entries; the oldest is dropped when it is full. */
const entries = new Map<string, { payload: AdapterPayload; until: number }>();

/** The in-memory storage of the demo identity provider. */
export class MemoryAdapter implements Adapter {
  kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }

  async upsert(id: string, payload: AdapterPayload, seconds: number) {
    const [oldest] = entries.keys();
    if (entries.size >= MAX_ENTRIES && oldest) entries.delete(oldest);
    entries.set(`${this.kind}:${id}`, { payload, until: Date.now() + seconds * 1000 });
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
    const found = entries.get(`${this.kind}:${id}`);
    if (found) found.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string) {
    entries.delete(`${this.kind}:${id}`);
  }

  async revokeByGrantId(grantId: string) {
    for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
  }

  #live(is: (entry: [string, { payload: AdapterPayload }]) => boolean) {
    for (const entry of entries) if (is(entry) && entry[1].until > Date.now()) return entry[1].payload;
    return undefined;
  }
}
