import { randomInt } from 'node:crypto';
import { createToken } from '#platform/session';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;
const TOKEN = /^hrk_([a-z0-9]{12})_([A-Za-z0-9_-]{43})$/;

export interface KeyToken {
  keyId: string;
  secret: string;
}

export const createKeyToken = (): KeyToken => ({
  keyId: Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  secret: createToken(),
});

/** `hrk_` lets scanners of repositories find a key that somebody has published by mistake. */
export const formatKeyToken = ({ keyId, secret }: KeyToken): string => `hrk_${keyId}_${secret}`;

export function parseKeyToken(text: string): KeyToken | null {
  const [, keyId, secret] = TOKEN.exec(text) ?? [];
  return keyId !== undefined && secret !== undefined ? { keyId, secret } : null;
}
