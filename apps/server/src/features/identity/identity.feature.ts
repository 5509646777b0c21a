import { identityContract } from '@huarong/contract/identity';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import { bindSocial } from './authentication/bind-social.ts';
import { chooseAccount } from './authentication/choose-account.ts';
import { logInWithCode } from './authentication/log-in-with-code.ts';
import { logInWithPassword } from './authentication/log-in-with-password.ts';
import { logInWithSocial } from './authentication/log-in-with-social.ts';
import { passSecondStep } from './authentication/pass-second-step.ts';
import { register } from './authentication/register.ts';
import { requestCode } from './authentication/request-code.ts';
import { logOut, startGuestSession } from './authentication/sessions.ts';
import type { IdentityDeps } from './deps.ts';
import { decideQrLogin, scanQrLogin } from './qr-login/confirm-qr-login.ts';
import { pollQrLogin, startQrLogin } from './qr-login/show-qr-login.ts';
import { claimGuestOrders } from './security/claim-guest-orders.ts';
import { listDevices, signOutDevices } from './security/devices.ts';
import { forgotPassword } from './security/forgot-password.ts';
import { resetPassword } from './security/reset-password.ts';
import { showSocialAccounts, unbindSocial } from './security/social-accounts.ts';
import { userInfo } from './user-info.ts';
import { issueCaptcha } from './verification/captcha.ts';

export const identityFeature = (deps: IdentityDeps): Feature =>
  implement(identityContract, {
    postLogin: (context, input) => logInWithPassword(context, deps, input),
    postLoginV2: (context, input) => logInWithPassword(context, deps, input),
    socialLogin: (context, input) => logInWithSocial(context, deps, input),
    captcha: async (context, input) => accept(await issueCaptcha(context, input)),
    smsCode: requestCode,
    login: (context, input) => logInWithCode(context, deps, input),
    register: (context, input) => register(context, deps, input),
    forgotPassword,
    resetPassword,
    bind: (context, input) => bindSocial(context, deps, input),
    guest: startGuestSession,
    multiLogin: (context, input) => chooseAccount(context, deps, input),
    highRisk: (context, input) => passSecondStep(context, deps, input),
    logout: logOut,
    userInfo: (context) => userInfo(context, deps),
    socialProviders: () =>
      accept({ providers: deps.identityProviders.map(({ provider, name }) => ({ provider, name })) }),
    socialAccounts: (context) => showSocialAccounts(context, deps),
    unbindSocial,
    startQrLogin,
    pollQrLogin: (context, { qrToken }) => pollQrLogin(context, deps, qrToken),
    scanQrLogin: (context, { code }) => scanQrLogin(context, code),
    decideQrLogin: (context, decision) => decideQrLogin(context, decision),
    devices: listDevices,
    signOutDevices,
    claimGuestOrders: (context, claim) => claimGuestOrders(context, deps, claim),
  });
