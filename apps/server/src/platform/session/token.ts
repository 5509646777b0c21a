import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: it cannot be guessed, so a fast hash is enough for storing it. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Only this hash of a token is stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A public id of a session or a guest; it authenticates nobody. */
export const createPublicId = (): string => randomBytes(12).toString('base64url');
