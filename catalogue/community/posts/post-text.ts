import type { Form } from '../../kit/forms.ts';

/** A post as its writer left it. `{a}`, `{b}`, `{c}` are shades of the product; a post that needs three asks for three. */
export interface PostText {
  forms: readonly Form[];
  /** Each is used for one product. */
  titles: readonly string[];
  paragraphs: readonly string[];
  topics: readonly string[];
  /** A few words for each sku it tags, in order. */
  notes: readonly string[];
}
