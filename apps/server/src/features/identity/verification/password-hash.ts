import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { plainPassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/uploads';

/** argon2id, which is the library's own choice: 24 ms of one core and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Never more than there are cores: hashing must not starve the loop that serves everybody else. */
const AT_ONCE = Math.min(4, availableParallelism());
/** Whoever comes after so many would wait longer than a shopper does. */
const LONGEST_QUEUE = 100;

const gate = createGate(AT_ONCE);
let queued = 0;

export type Busy = { code: 'busy'; retryAfter: number };

async function inTurn<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
  if (queued >= LONGEST_QUEUE) return refuse({ code: 'busy', retryAfter: 5 });
  queued += 1;
  try {
    return accept(await gate.run(1, work));
  } finally {
    queued -= 1;
  }
}

export const hashPassword = (password: string): Promise<Result<string, Busy>> =>
  inTurn(() => hash(plainPassword(password), COST));

/** Without a hash the work is done all the same: how long a no takes must not tell whether there is an account. */
export const isPassword = (kept: string | null, password: string): Promise<Result<boolean, Busy>> =>
  inTurn(async () => {
    const fits = await verify(kept ?? (await nobodysHash()), plainPassword(password));
    return kept !== null && fits;
  });

let nobodys: Promise<string> | undefined;
const nobodysHash = () => (nobodys ??= hash(randomBytes(16).toString('hex'), COST));
