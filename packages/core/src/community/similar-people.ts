export const SKIN_TYPES = [
  'dry',
  'normal',
  'combinationDry',
  'combinationOily',
  'oily',
  'sensitive',
] as const;
export type SkinType = (typeof SKIN_TYPES)[number];
export const SKIN_TYPE_NAMES: Readonly<Record<SkinType, string>> = {
  dry: '干性',
  normal: '中性',
  combinationDry: '混合偏干',
  combinationOily: '混合偏油',
  oily: '油性',
  sensitive: '敏感',
};

export const AGE_BANDS = ['18-24', '25-30', '31-35', '36-40', '41+'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** 和我相似 includes the neighbouring bands, because ages near a border are similar. */
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

/** The age band today of a person born on `birthday` (both `2026-11-15`); null below the first band. */
export function ageBandAt(birthday: string, today: string): AgeBand | null {
  const [bornYear, ...born] = birthday.split('-');
  const [year, ...now] = today.split('-');
  const age = Number(year) - Number(bornYear) - (now.join('-') < born.join('-') ? 1 : 0);
  return FIRST_YEARS.find(([, from]) => age >= from)?.[0] ?? null;
}
