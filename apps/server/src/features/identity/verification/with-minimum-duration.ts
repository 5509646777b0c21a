import { setTimeout } from 'node:timers/promises';

/** Longer than either answer takes: a message more or less to write is then not to be seen from outside. */
const MINIMUM_MS = 300;

/** For questions that are answered alike whether there is an account or not: the clock must not tell either. */
export async function withMinimumDuration<Value>(work: () => Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work(), setTimeout(MINIMUM_MS)]);
  return value;
}
