import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, reason, rowId } from '../kit/index.ts';
import { staffRoutes } from './staff.routes.ts';
import {
  invitation,
  login,
  name,
  permission,
  roleId,
  signInRow,
  staffRow,
  staffSession,
} from './staff.shapes.ts';

const none = z.null();
const staffId = z.object({ staffId: rowId });
const ofStaff = ({ staffId }: { staffId: string }) => ({ kind: 'staff', id: staffId }) as const;

/** The people who work here. */
export const personCalls = {
  list: adminRead({
    route: staffRoutes.list,
    summary: 'Everyone who works or worked here',
    permission: 'staff:read',
    input: emptyObject,
    output: z.object({ rows: z.array(staffRow) }),
    refusals: [],
  }),
  detail: adminRead({
    route: staffRoutes.detail,
    summary: 'One person: roles, sessions, sign-ins',
    permission: 'staff:read',
    input: staffId,
    output: staffRow.extend({
      permissions: z.array(permission),
      sessions: z.array(staffSession),
      signIns: z.array(signInRow),
      createdBy: z.string().nullable(),
      createdAt: time,
    }),
    refusals: ['staff-not-found'],
  }),
  invite: adminWrite({
    route: staffRoutes.invite,
    summary: 'Invites a person; the link works once',
    permission: 'staff:write',
    input: z.object({ login, name, roleIds: z.array(roleId).min(1).max(10), reason: reason.optional() }),
    output: invitation,
    refusals: ['login-taken', 'role-not-found', 'grant-missing'],
    subject: (_input, result) => ({ kind: 'staff', id: String(result?.staffId ?? 'new') }),
    reason: 'optional',
    needsProof: true,
    // The link opens the account: it is shown once and stored nowhere.
    storesAnswer: false,
  }),
  renewInvite: adminWrite({
    route: staffRoutes.renewInvite,
    summary: 'A new link for somebody who has not signed in yet or has lost every factor',
    permission: 'staff:write',
    input: staffId.extend({ reason }),
    output: invitation,
    refusals: ['staff-not-found', 'staff-moved-on', 'grant-missing'],
    subject: ofStaff,
    reason: 'required',
    needsProof: true,
    // The link opens the account: it is shown once and stored nowhere.
    storesAnswer: false,
  }),
  setRoles: adminWrite({
    route: staffRoutes.setRoles,
    summary: 'Which roles a person holds, and until when',
    permission: 'staff:write',
    input: staffId.extend({
      roles: z.array(z.object({ roleId, until: time.nullable() })).max(10),
      reason,
    }),
    output: none,
    refusals: ['staff-not-found', 'role-not-found', 'grant-missing', 'last-owner'],
    subject: ofStaff,
    reason: 'required',
    needsProof: true,
  }),
  suspend: adminWrite({
    route: staffRoutes.suspend,
    summary: 'Suspends a person; their sessions end at once',
    permission: 'staff:write',
    input: staffId.extend({ reason }),
    output: none,
    refusals: ['staff-not-found', 'staff-moved-on', 'grant-missing', 'last-owner'],
    subject: ofStaff,
    reason: 'required',
    needsProof: true,
  }),
  resume: adminWrite({
    route: staffRoutes.resume,
    summary: 'Lets a suspended person sign in again',
    permission: 'staff:write',
    input: staffId.extend({ reason }),
    output: none,
    refusals: ['staff-not-found', 'staff-moved-on', 'grant-missing', 'last-owner'],
    subject: ofStaff,
    reason: 'required',
    needsProof: true,
  }),
  markLeft: adminWrite({
    route: staffRoutes.markLeft,
    summary: 'A person has left: no way back but a new invitation',
    permission: 'staff:write',
    input: staffId.extend({ reason }),
    output: none,
    refusals: ['staff-not-found', 'staff-moved-on', 'grant-missing', 'last-owner'],
    subject: ofStaff,
    reason: 'required',
    needsProof: true,
  }),
  endStaffSessions: adminWrite({
    route: staffRoutes.endStaffSessions,
    summary: 'Ends every session of a person',
    permission: 'staff:write',
    input: staffId.extend({ reason }),
    output: z.object({ ended: z.int() }),
    refusals: ['staff-not-found'],
    subject: ofStaff,
    reason: 'required',
  }),
};
