import { accountContract } from '@huarong/contract/account';
import { implement, onlyBuilt } from '#platform/feature';
import { changePassword } from './security/change-password.ts';
import { verifyEmail } from './security/verify-email.ts';
import { verifyMobile } from './security/verify-mobile.ts';

/** The calls of the account area that change how somebody gets in. */
export const accountSecurityFeature = implement(
  onlyBuilt(accountContract, 'changePassword', 'verifyEmail', 'verifyMobile'),
  { changePassword, verifyEmail, verifyMobile },
);
