import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: nobody guesses one, so nothing is gained by slow hashing at rest. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** All that is kept of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A short name for a session or a guest, told to its owner; opens nothing. */
export const createPublicId = (): string => randomBytes(12).toString('base64url');
