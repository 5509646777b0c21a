import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { plainPassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/uploads';

/** argon2id, which is the library's own choice: 24 ms of one core and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Never more than there are cores: hashing must not starve the loop that serves everybody else. */
const MAX_CONCURRENT = Math.min(4, availableParallelism());
/** Whoever comes after so many would wait longer than a shopper does. */
const MAX_QUEUED = 100;

const gate = createGate(MAX_CONCURRENT);
let queued = 0;

export type Busy = { code: 'busy'; retryAfter: number };

async function runQueued<Value>(work: () => Promise<Value>): Promise<Result<Value, Busy>> {
  if (queued >= MAX_QUEUED) return refuse({ code: 'busy', retryAfter: 5 });
  queued += 1;
  try {
    return accept(await gate.run(1, work));
  } finally {
    queued -= 1;
  }
}

export const hashPassword = (password: string): Promise<Result<string, Busy>> =>
  runQueued(() => hash(plainPassword(password), COST));

/** Without a hash the work is done all the same: how long a no takes must not tell whether there is an account. */
export const verifyPassword = (storedHash: string | null, password: string): Promise<Result<boolean, Busy>> =>
  runQueued(async () => {
    const isMatch = await verify(storedHash ?? (await getDummyHash()), plainPassword(password));
    return storedHash !== null && isMatch;
  });

let dummyHash: Promise<string> | undefined;
const getDummyHash = () => (dummyHash ??= hash(randomBytes(16).toString('hex'), COST));
