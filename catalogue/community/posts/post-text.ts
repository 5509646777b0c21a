import type { Form } from '../../kit/forms.ts';

/** The text of a post. `{a}`, `{b}`, `{c}` are shades of the product; a text with all three needs three shades. */
export interface PostText {
  forms: readonly Form[];
  /** Each title is used for one product. */
  titles: readonly string[];
  paragraphs: readonly string[];
  topics: readonly string[];
  /** A short note for each tagged sku, in order. */
  notes: readonly string[];
}
