import { automaticTextProblem, fillVariables, LONGEST_MESSAGE } from '@huarong/core/messages';
import type { Queryable } from '#platform/database';
import type { MessageContent } from '../message.ts';
import { findAutomaticText } from './automatic-texts.ts';
import { findStoredText } from './stored-texts.queries.ts';

/**
 * The title and text that staff wrote, with the facts of this message. Null where nothing is stored, or what is stored
 * cannot be filled or would be too long: the text of the shop is sent then.
 */
export async function renderStored(
  db: Queryable,
  { key, facts }: NonNullable<MessageContent['automatic']>,
): Promise<{ title: string; text: string } | null> {
  const standard = findAutomaticText(key);
  const stored = standard && (await findStoredText(db, key));
  if (!standard || !stored || stored.title === null || stored.text === null) return null;
  const written = { title: stored.title, text: stored.text };
  if (automaticTextProblem(standard, written) !== null) return null;
  const title = fillVariables(written.title, facts);
  const text = fillVariables(written.text, facts);
  const fits =
    title !== '' &&
    text !== '' &&
    title.length <= LONGEST_MESSAGE.title &&
    text.length <= LONGEST_MESSAGE.text;
  return fits ? { title, text } : null;
}
