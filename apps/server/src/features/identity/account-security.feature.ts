import { accountContract } from '@huarong/contract/account';
import { implement, onlyBuilt } from '#platform/feature';
import { changePassword } from './security/change-password.ts';
import { verifyEmail } from './security/verify-email.ts';
import { verifyMobile } from './security/verify-mobile.ts';

/** The account calls that change how a member signs in. */
export const accountSecurityFeature = implement(
  onlyBuilt(accountContract, 'changePassword', 'verifyEmail', 'verifyMobile'),
  { changePassword, verifyEmail, verifyMobile },
);
