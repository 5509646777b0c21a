import { staffRoutes as routes } from '@huarong/contract/admin/staff';
import { totpCode, totpStep } from '../../../src/features/staff/index.ts';
import { STAFF_PASSWORD } from '../../open-admin.ts';
import { type EvidenceShop, type PrepareCase, REASON } from './evidence-case.ts';
import { createPasskeyResponse } from './software-passkey.ts';

const MISSING = { staffId: '999999', reason: REASON };

let people = 0;
/** A colleague who holds one small role. */
async function newPerson({ db }: EvidenceShop, state: 'active' | 'suspended' | 'invited' = 'active') {
  const { id } = await db
    .insertInto('staff')
    .values({
      login: `evidence-${++people}@test.demo`,
      name: '新同事',
      password_hash: '$argon2id$none',
      state,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('staff_role_grant').values({ staff_id: id, role_id: 'CONTENT' }).execute();
  return String(id);
}

/** A change of the state of a person. */
const ofPerson =
  (state?: 'active' | 'suspended' | 'invited'): PrepareCase =>
  async (shop) => ({ input: { staffId: await newPerson(shop, state), reason: REASON }, refused: MISSING });

const role = (roleId: string) => ({ roleId, name: roleId, note: '', permissions: ['order:read'] });
const createRole = ({ owner }: EvidenceShop, roleId: string) => owner.call(routes.createRole, role(roleId));

export const staffCases: Record<string, PrepareCase> = {
  'staff.changePassword': async ({ signIn }) => ({
    by: await signIn('MARKETER'),
    input: { current: STAFF_PASSWORD, next: 'correct horse battery' },
    refused: { current: 'something else', next: 'correct horse battery' },
  }),
  'staff.confirmTotp': async ({ signIn }) => {
    const by = await signIn('MERCHANDISER');
    const { secret, pending } = (await by.call(routes.startTotp)).results;
    return {
      by,
      input: { pending, code: totpCode(secret, totpStep(new Date())) },
      refused: { pending: 'made up', code: '000000' },
    };
  },
  'staff.addPasskey': async ({ signIn, config }) => {
    const by = await signIn('AUDITOR');
    const { challenge } = (await by.call(routes.startPasskey, { purpose: 'register' })).results;
    const response = createPasskeyResponse(new URL(config.adminUrl), challenge);
    return { by, input: { name: '办公室电脑', response }, refused: { name: '办公室电脑', response } };
  },
  'staff.removePasskey': async ({ db, owner, staffIdOf }) => {
    await db
      .insertInto('staff_passkey')
      .values({
        credential_id: 'evidence',
        staff_id: await staffIdOf('OWNER'),
        public_key: 'none',
        sign_count: 0,
        transports: [],
        name: '旧手机',
      })
      .execute();
    return { by: owner, input: { credentialId: 'evidence' }, refused: { credentialId: 'unknown' } };
  },
  'staff.renewRecoveryCodes': () => ({ input: {}, refused: null }),
  'staff.endSession': async ({ signIn }) => {
    await signIn('MODERATOR');
    const by = await signIn('MODERATOR');
    const { sessions } = (await by.call(routes.account)).results;
    const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    return { by, input: { sessionId: other.id }, refused: { sessionId: 'unknown' } };
  },
  'staff.endOtherSessions': async ({ signIn }) => {
    await signIn('MODERATOR');
    return { by: await signIn('MODERATOR'), input: {}, refused: null };
  },
  'staff.invite': () => {
    const input = { login: 'evidence@huarong.demo', name: '证据', roleIds: ['CONTENT'], reason: REASON };
    return { input, refused: input };
  },
  'staff.renewInvite': ofPerson('invited'),
  'staff.setRoles': async (shop) => {
    const roles = [{ roleId: 'MODERATOR', until: null }];
    return {
      input: { staffId: await newPerson(shop), roles, reason: REASON },
      refused: { ...MISSING, roles },
    };
  },
  'staff.suspend': ofPerson(),
  'staff.resume': ofPerson('suspended'),
  'staff.markLeft': ofPerson(),
  'staff.endStaffSessions': async ({ signIn, staffIdOf }) => {
    await signIn('MODERATOR');
    return { input: { staffId: String(await staffIdOf('MODERATOR')), reason: REASON }, refused: MISSING };
  },
  'staff.createRole': () => ({ input: role('EVIDENCE_A'), refused: role('EVIDENCE_A') }),
  'staff.updateRole': async (shop) => {
    await createRole(shop, 'EVIDENCE_B');
    const input = { ...role('EVIDENCE_B'), note: '改过', version: 1, reason: REASON };
    return { input, refused: input };
  },
  'staff.deleteRole': async (shop) => {
    await createRole(shop, 'EVIDENCE_C');
    const input = { roleId: 'EVIDENCE_C', reason: REASON };
    return { input, refused: input };
  },
};
