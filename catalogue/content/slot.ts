/** The offer that a text speaks of. It fills the placeholders, and the text ends with it. */
export interface OfferOfText {
  kind: 'promotion' | 'coupon' | 'product' | 'sku';
  id: string;
}

/** One line of a marketing slot. Content, note and mark may hold placeholders: docs/content.md lists them. */
export interface SlotLine {
  content: string;
  offer?: OfferOfText;
  /** Without it the line leads to its offer. */
  link?: string;
  /** A second line: a coupon's condition, a hint under a category. */
  note?: string;
  /** A short text before or above the content: an amount, a pigment's name, the title of its group. */
  mark?: string;
}
export interface ImageLine extends SlotLine {
  /** A file in `catalogue/pictures`. */
  picture: string;
  width: number;
  height: number;
  /** Upright, 800 × 1160, for phones. */
  phoneImage?: string;
}
