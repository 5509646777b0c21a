import { listNames } from './names.ts';
import { readObjectStreams } from './object-streams.ts';

/**
 * Features that run something, hold other files or send data. No licence or certificate needs them. Every script action
 * also has the name `JavaScript` or `Rendition`, so the short key `JS`, which chance writes into images, is not needed.
 */
export const ACTIVE_NAMES: ReadonlySet<string> = new Set([
  'JavaScript',
  'Rendition',
  'OpenAction',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
]);
/** Names stay readable in an encrypted document, but its object streams do not. */
const ENCRYPTED = 'Encrypt';

/** A PDF of which every object can be read, none of them active. Encrypted ones and unreadable object streams are refused. */
export function isPassivePdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (hasActiveName(text)) return false;
  const objects = readObjectStreams(bytes, text);
  return objects !== null && !objects.some(hasActiveName);
}

function hasActiveName(text: string): boolean {
  for (const name of listNames(text)) if (ACTIVE_NAMES.has(name) || name === ENCRYPTED) return true;
  return false;
}
