import { shanghaiTime } from '@huarong/core/shared';

/** Before five it greets with 晚上好, because 凌晨好 is not a usual greeting. */
const PARTS: [from: string, greeting: string][] = [
  ['18:00', '晚上好'],
  ['13:00', '下午好'],
  ['11:00', '中午好'],
  ['05:00', '早上好'],
];
const AT_NIGHT = '晚上好';

export const dayPartGreeting = (at: Date): string => {
  const time = shanghaiTime(at);
  return PARTS.find(([from]) => time >= from)?.[1] ?? AT_NIGHT;
};
