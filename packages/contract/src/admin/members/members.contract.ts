import type { RevealReason } from '@huarong/core/members';
import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  fen,
  listPage,
  listSize,
  maskedContact,
  reason,
  rowId,
} from '../kit/index.ts';
import { membersRoutes } from './members.routes.ts';
import {
  memberAddress,
  memberCoupon,
  memberDevice,
  memberLock,
  memberNote,
  memberOrder,
  memberRow,
  memberSignIn,
  pointsChange,
} from './members.shapes.ts';

const memberId = z.string().regex(/^[1-9]\d{9}$/);
const one = z.object({ memberId });
const tag = text(12);
const ofMember = ({ memberId }: { memberId: string }) => ({ kind: 'member', id: memberId }) as const;

/** The fields that can be looked at one by one. */
export const REVEAL_FIELDS = {
  name: '姓名',
  mobile: '手机',
  email: '邮箱',
  birthday: '生日',
  address: '地址',
} as const;
const revealReason = z.enum([
  '配送联系',
  '售后核实',
  '退款或发票核对',
  '会员本人来电',
  '监管或司法要求',
] satisfies RevealReason[]);
const fieldName = z.enum(['name', 'mobile', 'email', 'birthday', 'address']);

/** The number of an order, a return or a conversation; a mobile number would be stored in the audit log. */
const reference = z
  .string()
  .trim()
  .regex(/^(?!1[3-9]\d{9}$)[A-Za-z0-9-]{6,40}$/);

export const membersContract = defineAdminContract({
  list: adminRead({
    route: membersRoutes.list,
    summary: 'Members, newest first, or those that fit the words',
    permission: 'member:read',
    input: z.object({
      q: text(60).optional(),
      view: z.enum(['all', 'locked', 'watched', 'closing']).default('all'),
      tag: tag.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(memberRow).extend({
      /** What the words were taken for. */
      searched: z.enum(['mobile', 'mobile-end', 'email', 'card', 'id', 'order', 'nickname']).nullable(),
      revealedToday: z.int(),
      /** Tags in use, the most frequent first. */
      knownTags: z.array(z.string()),
    }),
    refusals: [],
    // Asking for a whole number or address shows whether that person is a member.
    records: ({ q = '' }) => {
      const contact = maskedContact(q);
      return contact ? { kind: 'member', id: contact } : null;
    },
  }),
  detail: adminRead({
    route: membersRoutes.detail,
    summary: 'One member, masked: orders, points, coupons, addresses, devices, notes',
    permission: 'member:read',
    input: one,
    output: memberRow.extend({
      cardNumber: z.string(),
      name: z.string().nullable(),
      email: z.string().nullable(),
      birthday: z.string().nullable(),
      lastLoginAt: time.nullable(),
      closingAt: time.nullable(),
      /** What has to be settled before the account can be closed. */
      closingBlockers: z.array(z.string()),
      storedFen: fen,
      returns: z.int(),
      recentOrders: z.array(memberOrder),
      pointsChanges: z.array(pointsChange),
      coupons: z.array(memberCoupon),
      addresses: z.array(memberAddress),
      devices: z.array(memberDevice),
      signIns: z.array(memberSignIn),
      notes: z.array(memberNote),
      locks: z.array(memberLock),
      revealedToday: z.int(),
    }),
    refusals: ['member-not-found'],
  }),
  reveal: adminWrite({
    route: membersRoutes.reveal,
    summary: 'One whole field of a member or of the recipient of an order',
    permission: 'member:unmask',
    input: z
      .object({
        subject: z.enum(['member', 'order']),
        id,
        field: fieldName,
        /** Which address of a member. */
        addressId: id.optional(),
        reason: revealReason,
        reference,
      })
      // The audit log names the field and the reference beside the reason.
      .transform((asked) => ({
        ...asked,
        reason: `${REVEAL_FIELDS[asked.field]}，${asked.reason}，${asked.reference}`,
      })),
    output: z.object({ value: z.string(), revealedToday: z.int() }),
    refusals: ['member-not-found', 'order-not-found', 'field-empty', 'reveal-limit'],
    subject: ({ subject, id: subjectId }) => ({ kind: subject, id: subjectId }),
    reason: 'required',
    needsProof: true,
    storesAnswer: false,
  }),
  addNote: adminWrite({
    route: membersRoutes.addNote,
    summary: 'A note about a member; the member may ask to read it',
    permission: 'member:note',
    input: one.extend({ text: text(500) }),
    output: z.object({ noteId: rowId }),
    refusals: ['member-not-found'],
    subject: ofMember,
    reason: 'none',
  }),
  addTag: adminWrite({
    route: membersRoutes.addTag,
    summary: 'Puts a tag on a member',
    permission: 'member:note',
    input: one.extend({ tag, reason }),
    output: z.null(),
    refusals: ['member-not-found', 'tag-limit'],
    subject: ofMember,
    reason: 'required',
  }),
  removeTag: adminWrite({
    route: membersRoutes.removeTag,
    summary: 'Takes a tag from a member',
    permission: 'member:note',
    input: one.extend({ tag, reason }),
    output: z.null(),
    refusals: ['member-not-found', 'member-moved-on'],
    subject: ofMember,
    reason: 'required',
  }),
  setWatched: adminWrite({
    route: membersRoutes.setWatched,
    summary: 'Watches a member, or no longer: sign-ins of a watched member are checked more strictly',
    permission: 'member:lock',
    input: one.extend({ isWatched: z.boolean(), reason }),
    output: z.null(),
    refusals: ['member-not-found', 'member-moved-on'],
    subject: ofMember,
    reason: 'required',
  }),
  lock: adminWrite({
    route: membersRoutes.lock,
    summary: 'Locks an account; its sessions end at once',
    permission: 'member:lock',
    input: one.extend({ reason, until: time.nullable() }),
    output: z.object({ endedSessions: z.int() }),
    refusals: ['member-not-found', 'member-moved-on', 'until-past'],
    subject: ofMember,
    reason: 'required',
  }),
  unlock: adminWrite({
    route: membersRoutes.unlock,
    summary: 'Unlocks an account',
    permission: 'member:lock',
    input: one.extend({ reason }),
    output: z.null(),
    refusals: ['member-not-found', 'member-moved-on'],
    subject: ofMember,
    reason: 'required',
  }),
  close: adminWrite({
    route: membersRoutes.close,
    summary: 'Closes an account at the request of its member, after seven days',
    permission: 'member:close',
    input: one.extend({ reason }),
    output: z.object({ effectiveAt: time }),
    refusals: ['member-not-found', 'member-moved-on', 'cancellation-blocked'],
    subject: ofMember,
    reason: 'required',
    needsProof: true,
  }),
});
