import { setTimeout } from 'node:timers/promises';

/** Longer than the work takes with or without sending a message. */
const MINIMUM_MS = 300;

/** For calls whose answer must not reveal whether an account exists, also not by its duration. */
export async function withMinimumDuration<Value>(work: () => Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work(), setTimeout(MINIMUM_MS)]);
  return value;
}
