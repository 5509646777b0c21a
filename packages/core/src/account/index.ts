export { avatarPath } from './avatar-path.ts';
export { ageOn, type BirthdayProblem, birthdayFreeFrom, birthdayProblem } from './birthday.ts';
export { completenessOf, type ProfileFacts } from './completeness.ts';
export { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from './privacy-switches.ts';
export { type Pace, paceOf } from './running-low.ts';
export { addMonths, daysBetween } from './use-until.ts';
