export { avatarPath } from './avatar-path.ts';
export {
  ageOn,
  type BirthdayProblem,
  birthdayEditableFrom,
  birthdayProblem,
} from './birthday.ts';
export { addMonths, daysBetween } from './calendar-days.ts';
export {
  CAMPAIGN_PATTERN,
  campaignEmail,
  campaignText,
  chargedTexts,
  signedCampaignText,
} from './marketing.ts';
export { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from './privacy-switches.ts';
export { type ProfileFacts, profileCompleteness } from './profile-completeness.ts';
export { type UsagePace, usagePaceOf } from './usage-pace.ts';
