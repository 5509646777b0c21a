import { createHmac } from 'node:crypto';

/** Six digits can be guessed from a plain hash within a second; the secret prevents that. */
export const keyedHash = (secret: string, ...parts: string[]): string =>
  createHmac('sha256', secret).update(parts.join('\u0000')).digest('hex');
