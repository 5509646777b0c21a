import { createHmac, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#platform/uploads';

/** Card numbers are looked up, so the hash is deterministic; the secret prevents brute force on a leaked table. */
export const hashCardNumber = (cardSecret: string, cardNumber: string): string =>
  createHmac('sha256', cardSecret).update(`stored-card\u0000${cardNumber}`).digest('hex');

/** argon2id: 24 ms of one core and 19 MiB each, because a PIN is short. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const gate = createSemaphore(2);

export const hashPin = (pin: string): Promise<string> => gate.run(1, () => hash(pin, COST));

/** Without a stored hash a decoy is verified, so the response time does not reveal whether the card exists. */
export const isCorrectPin = (storedHash: string | null, pin: string): Promise<boolean> =>
  gate.run(1, async () => {
    const isMatch = await verify(storedHash ?? (await getDecoyHash()), pin);
    return storedHash !== null && isMatch;
  });

let decoyHash: Promise<string> | undefined;
const getDecoyHash = () => (decoyHash ??= hash(randomBytes(16).toString('hex'), COST));
