import { createHmac } from 'node:crypto';
import { matchesSignature } from '#platform/secrets';
import type { Effect } from './measure-effect.ts';
import type { WordChange } from './word-change.ts';

/** What a measured effect is of. */
export interface MeasuredChange {
  change: WordChange;
  /** The groups with their versions. */
  revision: string;
}
type Figures = Pick<Effect, 'before' | 'after' | 'needsConfirmation'>;

/**
 * Carries the measured effect from the preview to the saving call, signed: measuring takes longer than a transaction may,
 * and another process may save.
 */
export function signEffect(secret: string, measured: MeasuredChange, effect: Figures): string {
  const figures = [
    effect.before?.toFixed(4) ?? '-',
    effect.after?.toFixed(4) ?? '-',
    effect.needsConfirmation,
  ];
  const written = figures.join('_');
  return `${written}_${signatureOf(secret, measured, written)}`;
}

/** The figures of the effect; null when the token is of another change or of other words. */
export function readEffect(
  secrets: readonly string[],
  measured: MeasuredChange,
  token: string,
): { before: string; after: string; needsConfirmation: boolean } | null {
  const [before = '', after = '', needs = '', ...signature] = token.split('_');
  const written = [before, after, needs].join('_');
  if (!matchesSignature(secrets, signature.join('_'), (secret) => signatureOf(secret, measured, written)))
    return null;
  return { before, after, needsConfirmation: needs === 'true' };
}

const signatureOf = (secret: string, { change, revision }: MeasuredChange, written: string): string =>
  createHmac('sha256', secret)
    .update(`search-effect:${JSON.stringify(change)}:${revision}:${written}`)
    .digest('base64url');
