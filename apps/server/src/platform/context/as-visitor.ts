import { SERVER_CALLER } from './caller-of.ts';
import type { Context } from './context.ts';

/**
 * The context of an answer that everyone gets. Nothing in it identifies who asked: other callers get the same bytes, at this
 * moment and from the cache.
 */
export const asVisitor = (context: Context): Context => ({
  db: context.db,
  config: context.config,
  log: context.log,
  actor: { kind: 'visitor' },
  caller: SERVER_CALLER,
});
