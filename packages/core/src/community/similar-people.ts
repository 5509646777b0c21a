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

const FIRST_YEARS: readonly [AgeBand, number][] = [
  ['41+', 41],
  ['36-40', 36],
  ['31-35', 31],
  ['25-30', 25],
  ['18-24', 18],
];

/** The band somebody born on a day is in today, both as `2026-11-15`; null for the young. */
export function ageBandAt(birthday: string, today: string): AgeBand | null {
  const [bornYear, ...born] = birthday.split('-');
  const [year, ...now] = today.split('-');
  const age = Number(year) - Number(bornYear) - (now.join('-') < born.join('-') ? 1 : 0);
  return FIRST_YEARS.find(([, from]) => age >= from)?.[0] ?? null;
}
