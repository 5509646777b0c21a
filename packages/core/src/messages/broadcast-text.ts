import { campaignEmail, chargedTexts, signedCampaignText } from '../account/index.ts';
import { fillVariables, variableProblem } from './variables.ts';

export const BROADCAST_CHANNELS = ['message', 'sms', 'email'] as const;
export type BroadcastChannel = (typeof BROADCAST_CHANNELS)[number];

/** What a broadcast can say of its member, an example of it, and how long it may be. */
const VARIABLES = {
  称呼: { sample: '林晚', longest: 30 },
  会员卡: { sample: '玉簪', longest: 2 },
  券名: { sample: '索兰娜品牌券', longest: 30 },
  券到期: { sample: '12 月 2 日', longest: 11 },
} as const;
type Variable = keyof typeof VARIABLES;
export type BroadcastValues = Record<Variable, string>;

/** A message in the shop and a text have a limit that also holds for the longest names. */
const LONGEST = { message: 300, sms: 500, email: 2_000 } as const;
const LONGEST_TITLE = 60;

export interface BroadcastText {
  channel: BroadcastChannel;
  /** Empty for a text. */
  subject: string;
  text: string;
}

/** The coupon is known only when the members are chosen by it. */
export const broadcastVariables = (hasCoupon: boolean): Variable[] =>
  hasCoupon ? ['称呼', '会员卡', '券名', '券到期'] : ['称呼', '会员卡'];

const valuesBy = (value: (variable: (typeof VARIABLES)[Variable]) => string): BroadcastValues => ({
  称呼: value(VARIABLES.称呼),
  会员卡: value(VARIABLES.会员卡),
  券名: value(VARIABLES.券名),
  券到期: value(VARIABLES.券到期),
});
const SAMPLES = valuesBy(({ sample }) => sample);
const LONGEST_VALUES = valuesBy(({ longest }) => '字'.repeat(longest));

/** Why a broadcast cannot be sent like this; null when it can. */
export function broadcastProblem(
  { channel, subject, text }: BroadcastText,
  hasCoupon: boolean,
): string | null {
  const known = broadcastVariables(hasCoupon);
  if (text.trim() === '') return '请写正文';
  if (channel !== 'sms' && subject.trim() === '') return '请写标题';
  if (channel === 'sms' && subject !== '') return '短信没有标题';
  const problem = variableProblem(subject, { known }) ?? variableProblem(text, { known });
  if (problem !== null) return problem;
  if (fillVariables(subject, LONGEST_VALUES).length > LONGEST_TITLE)
    return `标题太长，算上变量至多 ${LONGEST_TITLE} 字`;
  return fillVariables(text, LONGEST_VALUES).length > LONGEST[channel]
    ? `正文太长，算上变量至多 ${LONGEST[channel]} 字`
    : null;
}

/** The title and text as a member gets them. */
export function finishBroadcast(
  { channel, subject, text }: BroadcastText,
  values: BroadcastValues,
  signName: string,
): { subject: string; text: string } {
  const filled = fillVariables(text, values);
  const finished =
    channel === 'sms'
      ? signedCampaignText(signName, filled)
      : channel === 'email'
        ? campaignEmail(filled)
        : filled;
  return { subject: fillVariables(subject, values), text: finished };
}

/** The same with the names of an example. */
export const sampleBroadcast = (text: BroadcastText, signName: string) =>
  finishBroadcast(text, SAMPLES, signName);

/** How many texts the carrier charges for one member at most: with the longest names. */
export const chargedPerMember = (text: BroadcastText, signName: string): number =>
  text.channel === 'sms' ? chargedTexts(finishBroadcast(text, LONGEST_VALUES, signName).text) : 0;
