import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createGate } from '#platform/uploads';

/** Numbers are looked up, so their hash must be the same each time; the secret keeps a dump from being tried out. */
export const hashCardNumber = (cardSecret: string, cardNumber: string): string =>
  createHmac('sha256', cardSecret).update(`stored-card\u0000${cardNumber}`).digest('hex');

/** argon2id: 24 ms of one core and 19 MiB each, and a PIN is short. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const gate = createGate(2);

export const hashPin = (pin: string): Promise<string> => gate.run(1, () => hash(pin, COST));

/** Without a hash the work is done all the same: how long a no takes must not tell whether there is such a card. */
export const isCorrectPin = (storedHash: string | null, pin: string): Promise<boolean> =>
  gate.run(1, async () => {
    const isMatch = await verify(storedHash ?? (await getDecoyHash()), pin);
    return storedHash !== null && isMatch;
  });

let decoyHash: Promise<string> | undefined;
const getDecoyHash = () => (decoyHash ??= hash(randomBytes(16).toString('hex'), COST));
