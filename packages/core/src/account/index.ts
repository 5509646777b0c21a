export { avatarPath } from './avatar-path.ts';
export {
  ageOn,
  type BirthdayProblem,
  birthdayEditableFrom as birthdayFreeFrom,
  birthdayProblem,
} from './birthday.ts';
export { addMonths, daysBetween } from './calendar-days.ts';
export { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from './privacy-switches.ts';
export { type ProfileFacts, profileCompleteness as completenessOf } from './profile-completeness.ts';
export { type UsagePace as Pace, usagePaceOf as paceOf } from './usage-pace.ts';
