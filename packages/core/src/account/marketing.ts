/** A campaign: each member gets its text once. */
export const CAMPAIGN_PATTERN = /^[a-z0-9-]{1,40}$/;

const ONE_TEXT = 70;
/** Three characters of each part join a long text again. */
const PART_OF_LONG_TEXT = 67;
const EMAIL_NOTE = '不想再收到这类邮件，可以在“我的花容 · 隐私设置”里关闭“营销邮件”。';

/** The text with the opt-out note that the rules for commercial texts require. */
export const campaignText = (text: string): string => `${text} 拒收请回复R`;

/** As the phone shows it: carriers put the registered sign before the text, and charge for it. */
export const signedCampaignText = (signName: string, text: string): string =>
  `【${signName}】${campaignText(text)}`;

export const campaignEmail = (text: string): string => `${text}\n\n${EMAIL_NOTE}`;

/** How many messages the carrier charges for one recipient. */
export const chargedTexts = (signedText: string): number =>
  signedText.length <= ONE_TEXT ? 1 : Math.ceil(signedText.length / PART_OF_LONG_TEXT);
