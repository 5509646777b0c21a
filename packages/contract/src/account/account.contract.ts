import { z } from 'zod';
import { UploadedImage } from '../community/index.ts';
import {
  base64,
  email,
  emptyObject,
  id,
  lastMonths,
  mobile,
  pageNo,
  pageOf,
  pageSize,
  smsCode,
  text,
} from '../kit/fields.ts';
import { defineContract, endpoint } from '../kit/index.ts';
import { accountRoutes } from './account.routes.ts';
import {
  OfflineOrder,
  PrivacyRecord,
  Profile,
  ProfileInput,
  PurchaseRecord,
  privacySwitch,
  Vanity,
} from './account-views.ts';

export const accountContract = defineContract({
  changePassword: endpoint({
    route: accountRoutes.changePassword,
    summary: 'Change the password; every other device is signed out',
    access: 'member',
    /** Both base64, as at login. A member without a password verifies by a code instead of the old password. */
    input: z
      .object({
        oldPassword: base64(400).optional(),
        password: base64(400),
        smsCode: smsCode.optional(),
        rToken: id.optional(),
      })
      .refine((given) => given.oldPassword !== undefined || (given.smsCode && given.rToken), {
        path: ['oldPassword'],
      }),
    output: z.object({ signedOutDevices: z.int() }),
    refusals: [
      'credentials-wrong',
      'password-weak',
      'password-same',
      'code-wrong',
      'code-expired',
      'account-locked',
    ],
  }),
  verifyEmail: endpoint({
    route: accountRoutes.verifyEmail,
    summary: 'Send a code to an e-mail address, or verify the address by the code',
    access: 'member',
    input: z.object({ email, code: smsCode.optional(), rToken: id.optional() }),
    output: z.object({
      verified: z.boolean(),
      rToken: z.string().optional(),
      resendSeconds: z.int().optional(),
    }),
    refusals: ['proof-needed', 'email-taken', 'code-wrong', 'code-expired', 'code-too-soon', 'code-limit'],
  }),
  verifyMobile: endpoint({
    route: accountRoutes.verifyMobile,
    summary: 'Verify the current mobile, then with the token of that step the new one',
    access: 'member',
    /** Without a mobile: the current one. */
    input: z.object({ mobile: mobile.optional(), smsCode, rToken: id, stepToken: id.optional() }),
    output: z.object({ maskedMobile: z.string(), changed: z.boolean(), stepToken: z.string().optional() }),
    refusals: ['mobile-taken', 'code-wrong', 'code-expired', 'step-expired'],
  }),
  profile: endpoint({
    route: accountRoutes.profile,
    summary: "The member's profile",
    access: 'member',
    input: emptyObject,
    output: Profile,
    refusals: [],
  }),
  saveProfile: endpoint({
    route: accountRoutes.saveProfile,
    summary: 'Change the profile',
    access: 'member',
    input: ProfileInput,
    output: Profile,
    refusals: ['birthday-locked', 'birthday-wrong', 'age-too-young', 'words-refused'],
  }),
  uploadAvatar: endpoint({
    route: accountRoutes.uploadAvatar,
    summary: 'Upload a new avatar',
    access: 'member',
    body: 'multipart',
    input: emptyObject,
    output: UploadedImage,
    refusals: ['picture-too-large', 'picture-unreadable'],
  }),
  privacyRecord: endpoint({
    route: accountRoutes.privacyRecord,
    summary: 'The privacy switches, every change of them, and the state of export and cancellation',
    access: 'member',
    input: emptyObject,
    output: PrivacyRecord,
    refusals: [],
  }),
  savePrivacyRecord: endpoint({
    route: accountRoutes.savePrivacyRecord,
    summary: 'Set switches, request an export, request or revoke the closure of the account',
    access: 'member',
    input: z.object({
      switches: z
        .array(z.object({ code: privacySwitch, on: z.boolean() }))
        .max(7)
        .default([]),
      request: z.enum(['export', 'cancelAccount', 'keepAccount']).optional(),
      smsCode: smsCode.optional(),
      rToken: id.optional(),
    }),
    output: PrivacyRecord,
    refusals: ['proof-needed', 'export-too-soon', 'cancellation-blocked', 'code-wrong', 'code-expired'],
  }),
  offlineOrders: endpoint({
    route: accountRoutes.offlineOrders,
    summary: 'Store purchases of the member, by receipt',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(10), store: text(30).optional(), months: lastMonths }),
    /** `stores`: every store the member bought in, for the filter. */
    output: pageOf(OfflineOrder).extend({ stores: z.array(z.string()) }),
    refusals: [],
  }),
  purchaseRecord: endpoint({
    route: accountRoutes.purchaseRecord,
    summary: 'Every purchased item of the member, online and in stores',
    access: 'member',
    input: z.object({ pageNo, pageSize: pageSize(25), keyword: text(50).optional() }),
    output: pageOf(PurchaseRecord),
    refusals: [],
  }),
  vanity: endpoint({
    route: accountRoutes.vanity,
    summary: 'The vanity of the member: in use, unopened, running low',
    access: 'member',
    input: emptyObject,
    output: Vanity,
    refusals: [],
  }),
  saveVanity: endpoint({
    route: accountRoutes.saveVanity,
    summary: 'Mark a vanity item as opened, not opened or used up',
    access: 'member',
    /** `openedOn: null` clears the opening date. */
    input: z.object({
      item: z.string().regex(/^(order|offline):[A-Za-z0-9:-]{1,80}$/),
      openedOn: z.iso.date().nullish(),
      isHidden: z.boolean().optional(),
    }),
    output: Vanity,
    refusals: ['vanity-item-not-found', 'opened-day-wrong'],
  }),
});
