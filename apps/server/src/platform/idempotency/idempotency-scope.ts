import type { Owner } from '#platform/context';

/** The scope of a call's idempotency keys: `commit:member:1000000001`. */
export const idempotencyScope = (call: string, owner: Owner): string => `${call}:${owner}`;

/** A pattern for `like` that finds the scopes of one owner. */
export const scopesOfOwner = (owner: Owner): string => `%:${owner}`;
