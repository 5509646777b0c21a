import { staffContract } from '@huarong/contract/admin/staff';
import { accept } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, type SignInContext } from '#platform/admin';
import {
  changeOwnPassword,
  confirmTotp,
  removePasskey,
  showAccount,
  startTotp,
} from './account/own-account.ts';
import {
  endSessionsOf,
  inviteStaff,
  listStaff,
  moveStaff,
  renewInvite,
  setRoles,
  showStaff,
} from './people/manage-people.ts';
import {
  createRole,
  deleteRole,
  listRolesWithPeople,
  previewRole,
  showRole,
  updateRole,
} from './roles/manage-roles.ts';
import { endStaffSessions } from './sessions.queries.ts';
import { enrol, renewRecoveryCodes, showInvite } from './sign-in/enrol.ts';
import {
  addPasskey,
  passWithPasskey,
  proveWithPasskey,
  startPasskeyCheck,
  startPasskeyRegistration,
} from './sign-in/passkeys.ts';
import { passWithCode, passWithRecoveryCode, proveWithCode } from './sign-in/second-step.ts';
import { factorsOf, signInWithPassword } from './sign-in/sign-in-with-password.ts';
import { findStaff } from './staff.queries.ts';

export const staffFeature: AdminFeature = implementAdmin('staff', staffContract, {
  session: async (context) => accept(await showSession(context)),
  signIn: signInWithPassword,
  passCode: (context, { code }) => passWithCode(context, code),
  passRecoveryCode: (context, { code }) => passWithRecoveryCode(context, code),
  startPasskeySignIn: async (context) =>
    context.staff
      ? accept({ ...(await startPasskeyCheck(context, context.staff)) })
      : { ok: false, refusal: { code: 'login-needed' } },
  passPasskey: (context, { response }) => passWithPasskey(context, response),
  async signOut({ db, staff, cookie }) {
    if (staff) await endStaffSessions(db, staff.staffId, 'sign-out', { only: staff.sessionId });
    cookie.clear();
    return accept(null);
  },
  showInvite: (context, { token }) => showInvite(context, token),
  enrol,

  account: async (context) => accept(await showAccount(context)),
  prove: (context, input) =>
    'code' in input ? proveWithCode(context, input.code) : proveWithPasskey(context, input.response),
  changePassword: changeOwnPassword,
  startTotp: async (context) => accept(await startTotp(context)),
  confirmTotp,
  startPasskey: async (context, { purpose }) =>
    accept({
      ...(purpose === 'register'
        ? await startPasskeyRegistration(context)
        : await startPasskeyCheck(context, context.staff)),
    }),
  addPasskey,
  removePasskey: (context, { credentialId }) => removePasskey(context, credentialId),
  renewRecoveryCodes: async ({ db, config, staff }) =>
    accept({ recoveryCodes: await renewRecoveryCodes(db, config.secret, staff.staffId) }),
  async endSession({ db, staff }, { sessionId }) {
    const ended = await endStaffSessions(db, staff.staffId, 'ended', { only: sessionId });
    return ended > 0 ? accept(null) : { ok: false, refusal: { code: 'not-found' } };
  },
  endOtherSessions: async ({ db, staff }) =>
    accept({ ended: await endStaffSessions(db, staff.staffId, 'ended', { except: staff.sessionId }) }),

  list: async ({ db }) => accept(await listStaff(db)),
  detail: ({ db }, { staffId }) => showStaff(db, Number(staffId)),
  invite: inviteStaff,
  renewInvite: (context, { staffId }) => renewInvite(context, Number(staffId)),
  setRoles: (context, { staffId, roles }) => setRoles(context, Number(staffId), roles),
  suspend: (context, { staffId }) =>
    moveStaff(context, Number(staffId), { from: ['active', 'invited'], to: 'suspended' }),
  resume: (context, { staffId }) =>
    moveStaff(context, Number(staffId), { from: ['suspended'], to: 'active' }),
  markLeft: (context, { staffId }) =>
    moveStaff(context, Number(staffId), { from: ['active', 'invited', 'suspended'], to: 'left' }),
  endStaffSessions: ({ db }, { staffId }) => endSessionsOf(db, Number(staffId)),

  roles: async ({ db }) => accept(await listRolesWithPeople(db)),
  role: ({ db }, { roleId }) => showRole(db, roleId),
  previewRole: ({ db }, input) => previewRole(db, input),
  createRole,
  updateRole,
  deleteRole: (context, { roleId }) => deleteRole(context, roleId),
});

/** Whether somebody is signed in, and what the admin's pages need to know of them. */
async function showSession({ db, staff, config }: SignInContext) {
  const person = staff && (await findStaff(db, staff.staffId));
  const isIn = staff?.hasSecondFactor ?? false;
  return {
    state: staff ? (isIn ? 'signed-in' : 'second-factor') : 'signed-out',
    staffId: staff ? String(staff.staffId) : null,
    name: staff?.name ?? '',
    login: staff?.login ?? '',
    permissions: isIn && staff ? [...staff.permissions] : [],
    factors: person ? await factorsOf(db, person) : [],
    shopUrl: config.publicUrl,
    isDemo: config.mode === 'demo',
  } as const;
}
