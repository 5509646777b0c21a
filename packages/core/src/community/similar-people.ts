export const SKIN_TYPES = [
  'dry',
  'normal',
  'combinationDry',
  'combinationOily',
  'oily',
  'sensitive',
] as const;
export type SkinType = (typeof SKIN_TYPES)[number];

export const AGE_BANDS = ['18-24', '25-30', '31-35', '36-40', '41+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** 和我相似 reaches one band up and down: at thirty, someone of thirty-one is no stranger. */
export function similarAgeBands(band: AgeBand): AgeBand[] {
  const at = AGE_BANDS.indexOf(band);
  return AGE_BANDS.slice(Math.max(0, at - 1), at + 2);
}
