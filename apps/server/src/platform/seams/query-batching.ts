/**
 * Seam: query-batching
 * Kysely by itself: its executor takes a connection from the pool for each query.
 * Here: an executor of our own collects the plain reads of one turn of the event loop and sends them over one connection.
 *   It overrides `executeQuery` of Kysely's executor, skips its plugins, and decides by the text of the query.
 * Why: docs/decisions/0023-concurrent-reads-share-a-connection.md
 * Off: SEAMS_OFF=query-batching, and Kysely's own executor runs every query.
 */
import { setImmediate } from 'node:timers';
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type QueryResult,
} from 'kysely';
import { hasTimeoutOverride } from '../database/timeouts.ts';
import { currentTrace, runInTrace, type TraceContext } from '../trace/trace-context.ts';

/** More queries on one connection would leave other cores of the database server idle. */
const MAX_BATCH_SIZE = 16;

interface PendingQuery {
  query: CompiledQuery;
  /** Of the request that asked: the batch is sent for several. */
  trace: TraceContext | undefined;
  resolve: (result: QueryResult<never>) => void;
  reject: (error: unknown) => void;
}

/**
 * Sends the queries of one turn of the event loop, from different requests, in one packet over one connection: waking the
 * database costs more than most queries. Only plain reads are batched: they wait for no lock, so they do not delay the rest.
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
      this.#asked.push({ query, trace: currentTrace(), resolve, reject });
    });
  }

  #send() {
    const pending = this.#asked;
    this.#asked = [];
    for (let from = 0; from < pending.length; from += MAX_BATCH_SIZE)
      void this.#ask(pending.slice(from, from + MAX_BATCH_SIZE));
  }

  /** Each query rejects with its own error; without a connection all reject with the same. */
  #ask(batch: PendingQuery[]): Promise<void> {
    const execute = (connection: DatabaseConnection) =>
      Promise.all(
        batch.map(({ query, trace, resolve: answered, reject: failed }) => {
          const ask = () => connection.executeQuery<never>(query);
          return (trace ? runInTrace(trace, ask) : ask()).then(answered, failed);
        }),
      );
    return this.provideConnection(execute).then(
      () => undefined,
      (error: unknown) => batch.forEach(({ reject: failed }) => void failed(error)),
    );
  }
}

const READ_STATEMENT = /^\s*(?:select|with)\b/i;
/** Writes, takes a lock, or changes its session. A false positive only costs a packet. */
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
