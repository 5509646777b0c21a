import { z } from 'zod';
import { base64, emptyObject, id, mobile, smsCode, text, time } from '../kit/fields.ts';
import { defineContract, endpoint, type Route } from '../kit/index.ts';
import { identityRoutes } from './identity.routes.ts';
import {
  CodeSent,
  CommitAllowed,
  Device,
  NeedsAccount,
  NeedsBinding,
  NeedsConsent,
  SignedIn,
  UserInfo,
} from './identity-views.ts';
import { qrLoginCalls } from './qr-login.ts';
import { resetLinkParameter } from './reset-link-parameter.ts';

const loginId = base64(400);
const password = base64(400);
/** An image captcha, or instead of it the answer to the proof of work that came with it. */
const captcha = { valiCode: text(8).optional(), valiCodeToken: id.optional(), proof: text(16).optional() };
const verifiedMobile = { mobile, smsCode, rToken: id };
/** `account`: a member changes account data. `cooperation`: a brand applies. `feedback`: a guest writes to the shop. */
const codePurpose = z.enum([
  'login',
  'register',
  'bind',
  'guest',
  'silkpay',
  'reset',
  'highRisk',
  'account',
  'cooperation',
  'feedback',
]);
const wrongCode = ['code-wrong', 'code-expired'] as const;

const passwordLogin = (route: Route) =>
  endpoint({
    route,
    summary: 'Sign in with mobile or e-mail and password, both base64 of UTF-8',
    access: 'anyone',
    input: z.object({ loginId, password, ...captcha }),
    output: z.union([SignedIn, NeedsAccount]),
    refusals: ['credentials-wrong', 'captcha-needed', 'captcha-wrong', 'account-locked', 'high-risk'],
  });

export const identityContract = defineContract({
  ...qrLoginCalls,
  postLogin: passwordLogin(identityRoutes.postLogin),
  postLoginV2: passwordLogin(identityRoutes.postLoginV2),
  socialLogin: endpoint({
    route: identityRoutes.socialLogin,
    summary:
      'Sign in through an identity provider: without a code, returns its login page; with the code, signs in',
    access: 'anyone',
    input: z.object({
      provider: id,
      code: text(2048).optional(),
      state: text(256).optional(),
      /** The issuer, when the identity provider sends it beside code and state. */
      iss: text(512).optional(),
      historyLocation: z.string().max(2048).optional(),
    }),
    output: z.union([SignedIn, NeedsAccount, NeedsBinding, NeedsConsent]),
    refusals: ['social-refused', 'social-unavailable', 'account-locked', 'high-risk'],
  }),
  captcha: endpoint({
    route: identityRoutes.captcha,
    summary: 'An image captcha, valid once for two minutes; `proof` is a proof of work that can replace it',
    access: 'anyone',
    input: z.object({
      purpose: z.enum(['login', 'smsCode', 'forgot']).optional(),
      /** `proof`: a proof of work without an image; `image` is empty then. */
      kind: z.enum(['picture', 'proof']).optional(),
    }),
    output: z.object({
      valiCodeToken: z.string(),
      image: z.string(),
      proof: z.object({ salt: z.string(), bits: z.int() }),
    }),
    refusals: [],
  }),
  smsCode: endpoint({
    route: identityRoutes.smsCode,
    summary: 'Send a code to a mobile, valid for one purpose',
    access: 'anyone',
    /** For `account` a member needs no mobile: the code goes to the bound one, and to no other. */
    input: z
      .object({ mobile: mobile.optional(), purpose: codePurpose, ...captcha })
      .refine((given) => given.mobile !== undefined || given.purpose === 'account', { path: ['mobile'] }),
    output: CodeSent,
    refusals: ['captcha-needed', 'captcha-wrong', 'code-too-soon', 'code-limit', 'mobile-not-bound'],
  }),
  login: endpoint({
    route: identityRoutes.login,
    summary: 'Sign in with a mobile and its code',
    access: 'anyone',
    input: z.object(verifiedMobile),
    output: z.union([SignedIn, NeedsAccount]),
    refusals: [...wrongCode, 'account-locked', 'high-risk'],
  }),
  register: endpoint({
    route: identityRoutes.register,
    summary: 'Register an account; guest orders of the same mobile are claimed',
    access: 'anyone',
    input: z.object({ ...verifiedMobile, password, agreed: z.boolean() }),
    output: SignedIn.extend({ claimedOrders: z.int() }),
    refusals: [...wrongCode, 'agreement-needed', 'password-weak', 'mobile-taken'],
  }),
  forgotPassword: endpoint({
    route: identityRoutes.forgotPassword,
    summary: 'Request a link to reset the password; the answer never reveals whether the account exists',
    access: 'anyone',
    input: z.object({ loginId, ...captcha }),
    output: z.object({ expireSeconds: z.int() }),
    refusals: ['captcha-needed', 'captcha-wrong', 'code-limit'],
  }),
  resetPassword: endpoint({
    route: identityRoutes.resetPassword,
    summary: 'Set a new password by the link, or by a mobile and its code',
    access: 'anyone',
    input: z
      .object({
        p: resetLinkParameter.optional(),
        mobile: mobile.optional(),
        smsCode: smsCode.optional(),
        rToken: id.optional(),
        password,
      })
      .refine((given) => given.p !== undefined || (given.mobile && given.smsCode && given.rToken), {
        path: ['p'],
      }),
    output: z.object({ signedOutDevices: z.int() }),
    refusals: [...wrongCode, 'reset-link-expired', 'password-weak'],
  }),
  bind: endpoint({
    route: identityRoutes.bind,
    summary: 'Bind an account of an identity provider to a mobile and sign in',
    access: 'anyone',
    input: z.object({ stepToken: id, ...verifiedMobile }),
    output: z.union([SignedIn, NeedsAccount]),
    refusals: [...wrongCode, 'step-expired', 'account-locked', 'high-risk'],
  }),
  guest: endpoint({
    route: identityRoutes.guest,
    summary: 'Start shopping as a guest',
    access: 'anyone',
    input: emptyObject,
    output: z.object({ guestToken: z.string() }),
    refusals: [],
  }),
  multiLogin: endpoint({
    route: identityRoutes.multiLogin,
    summary: 'Pick one of the accounts of a mobile',
    access: 'anyone',
    input: z.object({ stepToken: id, user_id: id }),
    output: SignedIn,
    refusals: ['step-expired', 'account-locked', 'high-risk'],
  }),
  highRisk: endpoint({
    route: identityRoutes.highRisk,
    summary:
      'The second step of a risky login or order: without a code, sends one; with it, signs in or allows the commit',
    access: 'anyone',
    input: z.object({
      riskToken: id,
      method: z.enum(['sms', 'email']).default('sms'),
      smsCode: smsCode.optional(),
      rToken: id.optional(),
    }),
    output: z.union([SignedIn, NeedsAccount, CodeSent, CommitAllowed]),
    refusals: [...wrongCode, 'step-expired', 'code-too-soon', 'code-limit'],
  }),
  logout: endpoint({
    route: identityRoutes.logout,
    summary: 'Sign out on this device; may be repeated',
    access: 'anyone',
    input: emptyObject,
    output: emptyObject,
    refusals: [],
  }),
  userInfo: endpoint({
    route: identityRoutes.userInfo,
    summary: 'Who is signed in, for the header of every page',
    access: 'member',
    input: emptyObject,
    output: UserInfo,
    refusals: [],
  }),
  socialProviders: endpoint({
    route: identityRoutes.socialProviders,
    summary: 'The identity providers for social login',
    access: 'anyone',
    input: emptyObject,
    output: z.object({ providers: z.array(z.object({ provider: z.string(), name: z.string() })) }),
    refusals: [],
  }),
  socialAccounts: endpoint({
    route: identityRoutes.socialAccounts,
    summary: 'The identity providers that the member signs in with',
    access: 'member',
    input: emptyObject,
    output: z.object({
      accounts: z.array(
        z.object({ provider: z.string(), name: z.string(), nickname: z.string(), boundAt: time }),
      ),
    }),
    refusals: [],
  }),
  unbindSocial: endpoint({
    route: identityRoutes.unbindSocial,
    summary: 'Stop signing in with an identity provider; may be repeated',
    access: 'member',
    input: z.object({ provider: id }),
    output: z.object({ unbound: z.int() }),
    refusals: [],
  }),
  devices: endpoint({
    route: identityRoutes.devices,
    summary: 'The signed-in devices of the member, last used first',
    access: 'member',
    input: emptyObject,
    output: z.object({ devices: z.array(Device) }),
    refusals: [],
  }),
  signOutDevices: endpoint({
    route: identityRoutes.signOutDevices,
    summary: 'Sign out on one other device, or without its id on all of them',
    access: 'member',
    input: z.object({ deviceId: id.optional() }),
    output: z.object({ signedOutDevices: z.int() }),
    refusals: [],
  }),
  claimGuestOrders: endpoint({
    route: identityRoutes.claimGuestOrders,
    summary:
      'Claim guest orders of the same mobile by a verification of the mobile; without one, sends a code',
    access: 'member',
    input: z.object({ claimToken: id.optional(), smsCode: smsCode.optional(), rToken: id.optional() }),
    output: z.union([z.object({ claimedOrders: z.int() }), CodeSent.extend({ maskedMobile: z.string() })]),
    refusals: [...wrongCode, 'step-expired', 'code-too-soon', 'code-limit'],
  }),
});
