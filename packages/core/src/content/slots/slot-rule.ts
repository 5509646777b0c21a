/** A field of a line. Several fields of one text are stored with a slash between them. */
export interface SlotPart {
  label: string;
  /** Characters that fit, after the facts of the offer are filled in. */
  max: number;
  choices?: readonly { value: string; label: string }[];
}

export interface SlotRule {
  label: string;
  name: string;
  /** Where it is on the page. */
  where: string;
  page: 'home' | 'frame' | 'words' | 'other';
  kind: 'text' | 'image';
  /** Phones may show an upright image of its own. */
  hasPhoneImage: boolean;
  content: readonly SlotPart[];
  note: readonly SlotPart[];
  mark: readonly SlotPart[];
  hasLink: boolean;
  /** Every line speaks of such an offer: amounts are never typed. */
  offer: 'promotion' | 'coupon' | null;
}

export const part = (label: string, max: number): SlotPart => ({ label, max });
const TEXT = [part('文字', 60)];

export const rule = (
  label: string,
  [name, where]: readonly [string, string],
  fields: Partial<SlotRule> & Pick<SlotRule, 'page'>,
): SlotRule => ({
  label,
  name,
  where,
  kind: 'text',
  hasPhoneImage: false,
  content: TEXT,
  note: [],
  mark: [],
  hasLink: true,
  offer: null,
  ...fields,
});
