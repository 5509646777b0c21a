export { createPrivacy, type Privacy, type PrivacySwitch } from './privacy.ts';
