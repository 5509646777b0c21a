/** The fields of a product as bits. */
export const FIELD = {
  name: 1,
  brand: 2,
  /** The name of its leaf category. */
  leafCategory: 4,
  nickname: 8,
  /** Effects and skin types. */
  trait: 16,
  /** Names and numbers. */
  shade: 32,
  starIngredient: 64,
  brandNickname: 128,
  /** Names of the categories above: 乳液面霜 contains both 面霜 and eye creams. */
  parentCategory: 256,
} as const;

/** Number of bits for a set of fields. */
export const FIELD_BITS = 9;

const FIELD_WEIGHTS: [bit: number, worth: number][] = [
  [FIELD.name, 2.5],
  [FIELD.brand, 1.8],
  [FIELD.leafCategory, 1.2],
  [FIELD.nickname, 0.6],
  [FIELD.trait, 0.4],
  [FIELD.parentCategory, 0.3],
  [FIELD.shade, 0.15],
  [FIELD.starIngredient, 0.03],
  [FIELD.brandNickname, 0.02],
];

/**
 * The log2 of 1 to 8 for every set of fields: a word in the name counts more than one in a shade. A table, because it
 * is read for every hit.
 */
export const WEIGHT_BY_FIELDS = Float64Array.from({ length: 2 ** FIELD_BITS }, (_, fields) =>
  Math.log2(FIELD_WEIGHTS.reduce((sum, [bit, weight]) => sum + (fields & bit ? weight : 0), 1)),
);
