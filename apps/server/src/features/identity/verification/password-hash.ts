import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { normalisePassword } from '@huarong/core/identity';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#platform/uploads';

/** argon2id, the library's default: 24 ms of one core and 19 MiB per hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** At most the number of cores, so that hashing does not delay other requests. */
const MAX_CONCURRENT = Math.min(4, availableParallelism());
/** A longer queue would mean a wait that shoppers do not accept. */
const MAX_QUEUED = 100;

const gate = createSemaphore(MAX_CONCURRENT);
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
  runQueued(() => hash(normalisePassword(password), COST));

/** Without a stored hash a dummy is verified, so that the response time does not reveal whether an account exists. */
export const verifyPassword = (storedHash: string | null, password: string): Promise<Result<boolean, Busy>> =>
  runQueued(async () => {
    const isMatch = await verify(storedHash ?? (await getDummyHash()), normalisePassword(password));
    return storedHash !== null && isMatch;
  });

let dummyHash: Promise<string> | undefined;
const getDummyHash = () => (dummyHash ??= hash(randomBytes(16).toString('hex'), COST));
