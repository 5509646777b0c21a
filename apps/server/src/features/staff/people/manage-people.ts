import { accept, type Result, refuse } from '@huarong/core/shared';
import { missingToGrant, type Permission, permissionLabel } from '@huarong/core/staff';
import type { AdminWriteContext } from '#platform/admin';
import type { Database, Tx } from '#platform/database';
import { presentSession, presentSignIn } from '../present-staff.ts';
import { endStaffSessions, listStaffSessions } from '../sessions.queries.ts';
import { createInvite } from '../sign-in/enrol.ts';
import { listSignIns } from '../sign-ins.queries.ts';
import { findStaffByLogin, lockStaff, type StaffRow } from '../staff.queries.ts';
import { refuseLastOwner } from './last-owner.ts';
import { listPeople, listRoles, listRolesOf } from './people.queries.ts';

type NotFound = { code: 'staff-not-found' };
type MovedOn = { code: 'staff-moved-on' };
type LastOwner = { code: 'last-owner' };
type GrantMissing = { code: 'grant-missing'; labels: string };
type GrantRefusal = { code: 'role-not-found' } | GrantMissing;
type Invitation = Awaited<ReturnType<typeof createInvite>>;

export async function listStaff(db: Database) {
  const people = await listPeople(db);
  const roles = await listRolesOf(
    db,
    people.map(({ id }) => id),
  );
  return { rows: people.map((person) => presentPerson(person, roles.get(person.id) ?? [])) };
}

type Person = Awaited<ReturnType<typeof listPeople>>[number];
const presentPerson = (person: Person, roles: { id: string; name: string; until: string | null }[]) => ({
  staffId: String(person.id),
  login: person.login,
  name: person.name,
  state: person.state,
  roles,
  hasTotp: person.has_totp,
  passkeys: person.passkeys,
  lastLoginAt: person.last_login_at?.toISOString() ?? null,
  openSessions: person.open_sessions,
});

export async function showStaff(db: Database, staffId: number) {
  const person = (await listPeople(db, staffId))[0];
  if (!person) return refuse({ code: 'staff-not-found' } as const);
  const [roles, sessions, signIns, allRoles] = await Promise.all([
    listRolesOf(db, [staffId]),
    listStaffSessions(db, staffId),
    listSignIns(db, staffId),
    listRoles(db),
  ]);
  const held = roles.get(staffId) ?? [];
  const heldIds = new Set(held.map(({ id }) => id));
  const permissions = new Set(
    allRoles.filter(({ id }) => heldIds.has(id)).flatMap((role) => role.permissions),
  );
  return accept({
    ...presentPerson(person, held),
    permissions: [...permissions],
    sessions: sessions.map((session) => presentSession(session, null)),
    signIns: signIns.map(presentSignIn),
    createdBy: person.created_by,
    createdAt: person.created_at.toISOString(),
  });
}

/** Invites somebody new. */
export async function inviteStaff(
  { db, config, staff }: AdminWriteContext,
  { login, name, roleIds }: { login: string; name: string; roleIds: string[] },
) {
  const refusal = await grantRefusal(db, staff.permissions, roleIds);
  if (refusal) return refuse(refusal);
  if (await findStaffByLogin(db, login)) return refuse({ code: 'login-taken' } as const);
  const { id } = await db
    .insertInto('staff')
    .values({ login, name, created_by: staff.staffId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertGrants(
    db,
    id,
    roleIds.map((roleId) => ({ roleId, until: null })),
    staff.staffId,
  );
  return accept(await createInvite(db, config, id));
}

/** A new link, for somebody who has not followed the first one or has lost every factor. Sessions end when it is used. */
export const renewInvite = (
  { db, config, staff }: AdminWriteContext,
  staffId: number,
): Promise<Result<Invitation, NotFound | MovedOn | GrantMissing>> =>
  withPerson<Invitation, MovedOn | GrantMissing>(db, staffId, async (person) => {
    if (person.state !== 'invited' && person.state !== 'active') return refuse({ code: 'staff-moved-on' });
    const held = (await listRolesOf(db, [staffId])).get(staffId) ?? [];
    // Otherwise a link for somebody with more permissions would be a way to get them.
    const refusal = await grantRefusal(
      db,
      staff.permissions,
      held.map(({ id }) => id),
    );
    if (refusal) return refuse(refusal as GrantMissing);
    return accept(await createInvite(db, config, staffId));
  });

/** Replaces the roles of a person. */
export const setRoles = (
  { db, staff }: AdminWriteContext,
  staffId: number,
  roles: readonly { roleId: string; until: string | null }[],
): Promise<Result<null, NotFound | GrantRefusal | LastOwner>> =>
  withPerson<null, GrantRefusal | LastOwner>(db, staffId, async () => {
    const held = (await listRolesOf(db, [staffId])).get(staffId) ?? [];
    const heldIds = new Set(held.map(({ id }) => id));
    const wantedIds = new Set(roles.map(({ roleId }) => roleId));
    // Both directions: who lacks a permission can neither give it nor take it away.
    const changed = [...wantedIds]
      .filter((id) => !heldIds.has(id))
      .concat([...heldIds].filter((id) => !wantedIds.has(id)));
    const refusal = await grantRefusal(db, staff.permissions, changed);
    if (refusal) return refuse(refusal);
    return refuseLastOwner(db, async () => {
      await db.deleteFrom('staff_role_grant').where('staff_id', '=', staffId).execute();
      await insertGrants(db, staffId, roles, staff.staffId);
    });
  });

/** Suspends, resumes or dismisses a person. */
export const moveStaff = (
  { db, staff }: AdminWriteContext,
  staffId: number,
  { from, to }: { from: readonly StaffRow['state'][]; to: 'active' | 'suspended' | 'left' },
): Promise<Result<null, NotFound | MovedOn | LastOwner | GrantMissing>> =>
  withPerson<null, MovedOn | LastOwner | GrantMissing>(db, staffId, async (person) => {
    if (!from.includes(person.state)) return refuse({ code: 'staff-moved-on' });
    if (to === 'active') {
      const held = (await listRolesOf(db, [staffId])).get(staffId) ?? [];
      const refusal = await grantRefusal(
        db,
        staff.permissions,
        held.map(({ id }) => id),
      );
      if (refusal) return refuse(refusal as GrantMissing);
    }
    return refuseLastOwner(db, async () => {
      await db.updateTable('staff').set({ state: to }).where('id', '=', staffId).execute();
      if (to !== 'active') await endStaffSessions(db, staffId, 'suspended');
    });
  });

export const endSessionsOf = (db: Tx, staffId: number): Promise<Result<{ ended: number }, NotFound>> =>
  withPerson(db, staffId, async () => accept({ ended: await endStaffSessions(db, staffId, 'ended') }));

async function withPerson<Value, Refusal extends { code: string }>(
  db: Tx,
  staffId: number,
  work: (person: StaffRow) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | NotFound>> {
  const person = await lockStaff(db, staffId);
  return person ? work(person) : refuse({ code: 'staff-not-found' });
}

async function grantRefusal(
  db: Database,
  own: ReadonlySet<Permission>,
  roleIds: readonly string[],
): Promise<GrantRefusal | null> {
  const known = new Map((await listRoles(db)).map((role) => [role.id, role]));
  if (roleIds.some((id) => !known.has(id))) return { code: 'role-not-found' };
  const missing = missingToGrant(own, new Set(roleIds.flatMap((id) => known.get(id)?.permissions ?? [])));
  return missing.length === 0
    ? null
    : { code: 'grant-missing', labels: missing.slice(0, 5).map(permissionLabel).join('、') };
}

async function insertGrants(
  db: Database,
  staffId: number,
  roles: readonly { roleId: string; until: string | null }[],
  grantedBy: number,
) {
  if (roles.length === 0) return;
  await db
    .insertInto('staff_role_grant')
    .values(
      roles.map(({ roleId, until }) => ({
        staff_id: staffId,
        role_id: roleId,
        granted_by: grantedBy,
        until: until === null ? null : new Date(until),
      })),
    )
    .execute();
}
