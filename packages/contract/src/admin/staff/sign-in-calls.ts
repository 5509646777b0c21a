import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, rowId } from '../kit/index.ts';
import { staffRoutes } from './staff.routes.ts';
import {
  login,
  oneTimeCode,
  passkeyOptions,
  passkeyResponse,
  password,
  permission,
  recoveryCode,
  secondFactor,
  totpOffer,
} from './staff.shapes.ts';

const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const signedIn = z.object({ state: z.literal('signed-in') });
const SIGN_IN_REFUSALS = ['staff-sign-in-locked', 'staff-code-wrong'] as const;
const none = z.null();

/** Signing in, and accepting an invitation. */
export const signInCalls = {
  session: adminRead({
    route: staffRoutes.session,
    summary: 'Who is signed in, and what they may do',
    permission: 'sign-in',
    input: emptyObject,
    output: z.object({
      state: z.enum(['signed-out', 'second-factor', 'signed-in']),
      staffId: rowId.nullable(),
      name: z.string(),
      login: z.string(),
      permissions: z.array(permission),
      factors: z.array(secondFactor),
      shopUrl: z.string(),
      isDemo: z.boolean(),
    }),
    refusals: [],
  }),
  signIn: adminRead({
    route: staffRoutes.signIn,
    summary: 'First step: login name and password',
    permission: 'sign-in',
    input: z.object({ login, password }),
    output: z.object({ state: z.literal('second-factor'), factors: z.array(secondFactor) }),
    refusals: ['staff-credentials-wrong', 'staff-sign-in-locked'],
  }),
  passCode: adminRead({
    route: staffRoutes.passCode,
    summary: 'Second step: a one-time code',
    permission: 'sign-in',
    input: z.object({ code: oneTimeCode }),
    output: signedIn,
    refusals: SIGN_IN_REFUSALS,
  }),
  passRecoveryCode: adminRead({
    route: staffRoutes.passRecoveryCode,
    summary: 'Second step: a recovery code, which ends all other sessions',
    permission: 'sign-in',
    input: z.object({ code: recoveryCode }),
    output: signedIn.extend({ codesLeft: z.int() }),
    refusals: SIGN_IN_REFUSALS,
  }),
  startPasskeySignIn: adminRead({
    route: staffRoutes.startPasskeySignIn,
    summary: 'What a passkey has to sign',
    permission: 'sign-in',
    input: emptyObject,
    output: passkeyOptions,
    refusals: [],
  }),
  passPasskey: adminRead({
    route: staffRoutes.passPasskey,
    summary: 'Second step: a passkey',
    permission: 'sign-in',
    input: z.object({ response: passkeyResponse }),
    output: signedIn,
    refusals: ['passkey-refused', 'staff-sign-in-locked'],
  }),
  signOut: adminRead({
    route: staffRoutes.signOut,
    summary: 'Ends the session',
    permission: 'sign-in',
    input: emptyObject,
    output: none,
    refusals: [],
  }),
  showInvite: adminRead({
    route: staffRoutes.showInvite,
    summary: 'Whom an invitation is for, and the secret to scan',
    permission: 'sign-in',
    input: z.object({ token }),
    output: totpOffer.extend({ name: z.string(), login: z.string(), expiresAt: time }),
    refusals: ['invite-invalid'],
  }),
  enrol: adminRead({
    route: staffRoutes.enrol,
    summary: 'Accepts an invitation: password and second factor',
    permission: 'sign-in',
    input: z.object({ token, password, code: oneTimeCode }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['invite-invalid', 'password-unsafe', 'staff-code-wrong'],
  }),
};
