/** What the authority asks of an adverse reaction, as far as it is known. */
export interface ReactionFacts {
  symptom: string;
  beganOn: string | null;
  sawDoctor: boolean | null;
}

/** What is still missing before a record is complete. Age group, sex and lot are reported when they are known. */
export const missingReactionFacts = ({ symptom, beganOn, sawDoctor }: ReactionFacts): string[] => [
  ...(symptom.trim() === '' ? ['症状'] : []),
  ...(beganOn === null ? ['出现日期'] : []),
  ...(sawDoctor === null ? ['是否就医'] : []),
];

/** A reaction begins neither before the order was placed nor after today. Days of Shanghai. */
export const isReactionDay = (
  day: string,
  { placedOn, today }: { placedOn: string; today: string },
): boolean => day >= placedOn && day <= today;

export const REACTION_STATE_TEXTS = { open: '待补全', complete: '待上报', reported: '已上报' } as const;
export type ReactionState = keyof typeof REACTION_STATE_TEXTS;

export const AGE_GROUP_TEXTS = {
  'under-18': '18 岁以下',
  '18-29': '18–29 岁',
  '30-44': '30–44 岁',
  '45-59': '45–59 岁',
  'over-59': '60 岁及以上',
} as const;
export type AgeGroup = keyof typeof AGE_GROUP_TEXTS;

export const SEX_TEXTS = { female: '女', male: '男' } as const;
export type Sex = keyof typeof SEX_TEXTS;
