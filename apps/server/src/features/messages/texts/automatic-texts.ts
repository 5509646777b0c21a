import { fillVariables } from '@huarong/core/messages';
import type { MessageContent } from '../message.ts';
import type { AutomaticText } from './automatic-text.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { OTHER_TEXTS } from './other-texts.ts';
import { RETURN_AND_INVOICE_TEXTS } from './return-and-invoice-texts.ts';

export const AUTOMATIC_TEXTS = { ...ORDER_TEXTS, ...RETURN_AND_INVOICE_TEXTS, ...OTHER_TEXTS };
type Texts = typeof AUTOMATIC_TEXTS;
type TextKey = keyof Texts;

export const findAutomaticText = (key: string): AutomaticText | undefined =>
  Object.hasOwn(AUTOMATIC_TEXTS, key) ? AUTOMATIC_TEXTS[key as TextKey] : undefined;

/** The default text with its facts, which a stored text is filled with when the message is sent. */
export function writeText<Key extends TextKey>(
  key: Key,
  facts: Record<keyof Texts[Key]['variables'], string>,
): Pick<MessageContent, 'title' | 'text' | 'automatic'> {
  const { title, text }: AutomaticText = AUTOMATIC_TEXTS[key];
  return { title: fillVariables(title, facts), text: fillVariables(text, facts), automatic: { key, facts } };
}
