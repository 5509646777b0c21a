import { setImmediate } from 'node:timers';
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type QueryResult,
} from 'kysely';
import { hasTimeoutOverride } from './timeouts.ts';

/** A longer row behind one connection would leave the server's other processors idle. */
const MAX_BATCH_SIZE = 16;

interface PendingQuery {
  query: CompiledQuery;
  resolve: (result: QueryResult<never>) => void;
  reject: (error: unknown) => void;
}

/**
 * What different shoppers ask in the same turn of the event loop leaves in one packet over one connection: waking the
 * database costs more than most answers. Only plain reading is asked so: it waits for no row, so nobody behind it waits.
 */
export class QueryBatcher extends DefaultQueryExecutor {
  #asked: PendingQuery[] = [];

  override executeQuery<Row>(
    query: CompiledQuery,
    options?: AbortableQueryOptions,
  ): Promise<QueryResult<Row>> {
    if (options?.signal || hasTimeoutOverride() || !isPlainRead(query.sql))
      return super.executeQuery(query, options);
    return new Promise((resolve, reject) => {
      if (this.#asked.length === 0) setImmediate(() => this.#send());
      this.#asked.push({ query, resolve, reject });
    });
  }

  #send() {
    const pending = this.#asked;
    this.#asked = [];
    for (let from = 0; from < pending.length; from += MAX_BATCH_SIZE)
      void this.#ask(pending.slice(from, from + MAX_BATCH_SIZE));
  }

  /** Each hears of its own failure alone; without a connection all hear of the same. */
  #ask(batch: PendingQuery[]): Promise<void> {
    const execute = (connection: DatabaseConnection) =>
      Promise.all(
        batch.map(({ query, resolve: answered, reject: failed }) =>
          connection.executeQuery<never>(query).then(answered, failed),
        ),
      );
    return this.provideConnection(execute).then(
      () => undefined,
      (error: unknown) => batch.forEach(({ reject: failed }) => void failed(error)),
    );
  }
}

const READ_STATEMENT = /^\s*(?:select|with)\b/i;
/** Writes, takes a lock, or means its own session. A false alarm costs a packet. */
const HAS_SIDE_EFFECT = /\b(?:insert|update|delete|merge|share|nextval|set_config|pg_\w+)\b/i;
const known = new Map<string, boolean>();
const MAX_KNOWN = 2_000;

export function isPlainRead(text: string): boolean {
  let isPlain = known.get(text);
  if (isPlain === undefined) {
    isPlain = READ_STATEMENT.test(text) && !HAS_SIDE_EFFECT.test(text) && !text.includes(';');
    if (known.size < MAX_KNOWN) known.set(text, isPlain);
  }
  return isPlain;
}
