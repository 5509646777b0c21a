import { accept, type Result, refuse } from '@huarong/core/shared';
import { staffPasswordProblem } from '@huarong/core/staff';
import { sql } from 'kysely';
import QRCode from 'qrcode';
import type { SignInContext } from '#platform/admin';
import type { Config } from '#platform/config';
import { type Queryable, type Tx, transaction } from '#platform/database';
import { seal, unseal } from '#platform/secrets';
import { createToken, hashToken } from '#platform/session';
import { type Busy, hashPassword } from '../../identity/index.ts';
import { createRecoveryCodes, plainRecoveryCode } from '../recovery-codes.ts';
import { endStaffSessions } from '../sessions.queries.ts';
import { replaceRecoveryCodes } from '../staff.queries.ts';
import { STAFF_SETTINGS } from '../staff-settings.ts';
import { createTotpSecret, matchTotp, totpUri } from '../totp.ts';
import { recoveryHash } from './second-step.ts';

const ISSUER = '花容后台';
type InviteInvalid = { code: 'invite-invalid' };

/** Creates a link that works once, for fifteen minutes. Earlier links of the person stop working. */
export async function createInvite(
  tx: Tx,
  config: Pick<Config, 'secret' | 'adminUrl'>,
  staffId: number,
): Promise<{ staffId: string; link: string; expiresAt: string }> {
  await tx.deleteFrom('staff_invite').where('staff_id', '=', staffId).where('used_at', 'is', null).execute();
  const token = createToken();
  const { expires_at } = await tx
    .insertInto('staff_invite')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      totp_sealed: seal(createTotpSecret(), config.secret, 'staff codes'),
      expires_at: sql<Date>`now() + make_interval(mins => ${STAFF_SETTINGS.inviteMinutes})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return {
    staffId: String(staffId),
    link: `${config.adminUrl}/enrol/${token}`,
    expiresAt: expires_at.toISOString(),
  };
}

const findInvite = (db: Queryable, token: string) =>
  db
    .selectFrom('staff_invite')
    .innerJoin('staff', 'staff.id', 'staff_invite.staff_id')
    .select([
      'staff.id as staff_id',
      'staff.name',
      'staff.login',
      'staff_invite.totp_sealed',
      'staff_invite.expires_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('staff_invite.expires_at', '>', sql<Date>`now()`)
    .where('staff.state', 'in', ['invited', 'active'])
    .executeTakeFirst();

/** What the page of an invitation shows: the name, and the secret to scan. */
export async function showInvite(
  { db, config }: Pick<SignInContext, 'db' | 'config'>,
  token: string,
): Promise<
  Result<{ name: string; login: string; expiresAt: string; secret: string; qrCode: string }, InviteInvalid>
> {
  const invite = await findInvite(db, token);
  if (!invite) return refuse({ code: 'invite-invalid' });
  const offer = await offerTotp(
    unseal(invite.totp_sealed, config.acceptedSecrets, 'staff codes'),
    invite.login,
  );
  return accept({
    name: invite.name,
    login: invite.login,
    expiresAt: invite.expires_at.toISOString(),
    ...offer,
  });
}

export const offerTotp = async (secret: string, login: string) => ({
  secret,
  qrCode: await QRCode.toString(totpUri(secret, { issuer: ISSUER, login }), { type: 'svg', margin: 1 }),
});

/** The invited person has chosen a password and scanned the secret; the first code proves that it was scanned. */
export async function enrol(
  { db, config }: Pick<SignInContext, 'db' | 'config'>,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<
  Result<
    { recoveryCodes: string[] },
    InviteInvalid | { code: 'password-unsafe'; reason: string } | { code: 'staff-code-wrong' } | Busy
  >
> {
  const invite = await findInvite(db, token);
  if (!invite) return refuse({ code: 'invite-invalid' });
  const problem = staffPasswordProblem(password, invite.login);
  if (problem) return refuse({ code: 'password-unsafe', reason: problem });
  const step = matchTotp(
    unseal(invite.totp_sealed, config.acceptedSecrets, 'staff codes'),
    code,
    0,
    new Date(),
  );
  if (step === null) return refuse({ code: 'staff-code-wrong' });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return transaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff_invite')
      .set({ used_at: sql<Date>`now()` })
      .where('token_hash', '=', hashToken(token))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse({ code: 'invite-invalid' });
    await tx
      .updateTable('staff')
      .set({
        password_hash: hashed.value,
        totp_sealed: invite.totp_sealed,
        totp_step: step,
        state: 'active',
      })
      .where('id', '=', invite.staff_id)
      .execute();
    // Whoever needed a new link has lost the old ones: passkeys and sessions.
    await tx.deleteFrom('staff_passkey').where('staff_id', '=', invite.staff_id).execute();
    await endStaffSessions(tx, invite.staff_id, 'factor');
    return accept({ recoveryCodes: await renewRecoveryCodes(tx, config.secret, invite.staff_id) });
  });
}

/** Ten new codes, shown once; the old ones are void. */
export async function renewRecoveryCodes(tx: Tx, secret: string, staffId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    staffId,
    codes.map((code) => recoveryHash(secret, plainRecoveryCode(code))),
  );
  return codes;
}
