import { setImmediate } from 'node:timers';
import {
  type AbortableQueryOptions,
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type QueryResult,
} from 'kysely';
import { hasPatience } from './patience.ts';

/** A longer row behind one connection would leave the server's other processors idle. */
const MOST_TOGETHER = 16;

interface Question {
  query: CompiledQuery;
  answered: (result: QueryResult<never>) => void;
  failed: (error: unknown) => void;
}

/**
 * What different shoppers ask in the same turn of the event loop leaves in one packet over one connection: waking the
 * database costs more than most answers. Only plain reading is asked so: it waits for no row, so nobody behind it waits.
 */
export class ReadingTogether extends DefaultQueryExecutor {
  #asked: Question[] = [];

  override executeQuery<Row>(
    query: CompiledQuery,
    options?: AbortableQueryOptions,
  ): Promise<QueryResult<Row>> {
    if (options?.signal || hasPatience() || !isPlainReading(query.sql))
      return super.executeQuery(query, options);
    return new Promise((answered, failed) => {
      if (this.#asked.length === 0) setImmediate(() => this.#send());
      this.#asked.push({ query, answered, failed });
    });
  }

  #send() {
    const asked = this.#asked;
    this.#asked = [];
    for (let from = 0; from < asked.length; from += MOST_TOGETHER)
      void this.#ask(asked.slice(from, from + MOST_TOGETHER));
  }

  /** Each hears of its own failure alone; without a connection all hear of the same. */
  #ask(questions: Question[]): Promise<void> {
    const on = (connection: DatabaseConnection) =>
      Promise.all(
        questions.map(({ query, answered, failed }) =>
          connection.executeQuery<never>(query).then(answered, failed),
        ),
      );
    return this.provideConnection(on).then(
      () => undefined,
      (error: unknown) => questions.forEach(({ failed }) => void failed(error)),
    );
  }
}

const READS = /^\s*(?:select|with)\b/i;
/** Writes, takes a lock, or means its own session. A false alarm costs a packet. */
const DOES_MORE = /\b(?:insert|update|delete|merge|share|nextval|set_config|pg_\w+)\b/i;
const known = new Map<string, boolean>();
const MOST_KNOWN = 2_000;

export function isPlainReading(text: string): boolean {
  let isPlain = known.get(text);
  if (isPlain === undefined) {
    isPlain = READS.test(text) && !DOES_MORE.test(text) && !text.includes(';');
    if (known.size < MOST_KNOWN) known.set(text, isPlain);
  }
  return isPlain;
}
