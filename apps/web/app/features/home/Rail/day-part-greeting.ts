import { shanghaiTime } from '@huarong/core/shared';

/** 凌晨 is nobody's word for a welcome: before five it is still the evening. */
const PARTS: [from: string, greeting: string][] = [
  ['18:00', '晚上好'],
  ['13:00', '下午好'],
  ['11:00', '中午好'],
  ['05:00', '早上好'],
  ['00:00', '晚上好'],
];

export const dayPartGreeting = (at: Date): string => {
  const time = shanghaiTime(at);
  return PARTS.find(([from]) => time >= from)![1];
};
