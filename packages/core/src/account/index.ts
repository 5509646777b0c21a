export { avatarPath } from './avatar-path.ts';
export { ageOn, type BirthdayProblem, birthdayFreeFrom, birthdayProblem } from './birthday.ts';
export { addMonths, daysBetween } from './calendar-days.ts';
export { PRIVACY_CODES, PRIVACY_SWITCHES, type PrivacySwitch } from './privacy-switches.ts';
export { completenessOf, type ProfileFacts } from './profile-completeness.ts';
export { type Pace, paceOf } from './usage-pace.ts';
