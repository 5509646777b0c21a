import { accept, type Result, refuse } from '@huarong/core/shared';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import type { AdminContext, SignInContext, StaffSession } from '#platform/admin';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { recordProof, setChallenge, takeChallenge } from '../sessions.queries.ts';
import { listPasskeys } from '../staff.queries.ts';
import { checkCounted, passSecondStep, type SecondStepRefusal } from './second-step.ts';

type PasskeyRefused = { code: 'passkey-refused' };
type PasskeyResponse = { id: string; [name: string]: unknown };

/** Loaded with the first passkey: a process that serves shoppers alone never checks one. */
const loadWebAuthn = () => import('@simplewebauthn/server');

const relyingParty = ({ adminUrl }: Pick<Config, 'adminUrl'>) => ({
  origin: new URL(adminUrl).origin,
  id: new URL(adminUrl).hostname,
});

/** What the browser asks a passkey to sign, for signing in or for a fresh proof. */
export async function startPasskeyCheck(
  { db, config }: { db: Database; config: Config },
  staff: StaffSession,
) {
  const passkeys = await listPasskeys(db, staff.staffId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transports as never,
    })),
  });
  await setChallenge(db, staff.sessionId, options.challenge);
  return options;
}

export async function startPasskeyRegistration({ db, config, staff }: AdminContext) {
  const passkeys = await listPasskeys(db, staff.staffId);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: '花容后台',
    rpID: relyingParty(config).id,
    userName: staff.login,
    userDisplayName: staff.name,
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id }) => ({ id: credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await setChallenge(db, staff.sessionId, options.challenge);
  return options;
}

/** Stores a new passkey when it has signed the challenge of this session. */
export async function addPasskey(
  { db, config, staff }: AdminContext,
  { name, response }: { name: string; response: PasskeyResponse },
): Promise<Result<null, PasskeyRefused>> {
  const challenge = await takeChallenge(db, staff.sessionId);
  if (challenge === null) return refuse({ code: 'passkey-refused' });
  const party = relyingParty(config);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return refuse({ code: 'passkey-refused' });
  const { credential } = verified.registrationInfo;
  await db
    .insertInto('staff_passkey')
    .values({
      credential_id: credential.id,
      staff_id: staff.staffId,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      sign_count: credential.counter,
      transports: credential.transports ?? [],
      name,
    })
    .execute();
  return accept(null);
}

/** Whether one of the person's passkeys has signed the challenge of this session. */
async function isPasskeyRight(
  { db, config }: { db: Database; config: Config },
  staff: StaffSession,
  response: PasskeyResponse,
): Promise<boolean> {
  const challenge = await takeChallenge(db, staff.sessionId);
  const passkey = (await listPasskeys(db, staff.staffId)).find((each) => each.credential_id === response.id);
  if (challenge === null || !passkey) return false;
  const party = relyingParty(config);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch(() => null);
  if (!verified?.verified) return false;
  await db
    .updateTable('staff_passkey')
    .set({ sign_count: verified.authenticationInfo.newCounter, last_used_at: sql<Date>`now()` })
    .where('credential_id', '=', passkey.credential_id)
    .execute();
  return true;
}

/** Second step with a passkey. */
export async function passWithPasskey(
  context: SignInContext,
  response: PasskeyResponse,
): Promise<
  Result<{ state: 'signed-in' }, PasskeyRefused | Exclude<SecondStepRefusal, { code: 'staff-code-wrong' }>>
> {
  return passkeyOutcome(
    await passSecondStep(context, 'passkey', (staff) => isPasskeyRight(context, staff, response)),
  );
}

export async function proveWithPasskey(context: AdminContext, response: PasskeyResponse) {
  const { staff, db } = context;
  const checked = passkeyOutcome(
    await checkCounted(context, staff, 'proof', () => isPasskeyRight(context, staff, response)),
  );
  if (checked.ok) await recordProof(db, staff.sessionId);
  return checked;
}

const passkeyOutcome = <Value, Refusal extends { code: string }>(
  outcome: Result<Value, Refusal>,
): Result<Value, PasskeyRefused | Exclude<Refusal, { code: 'staff-code-wrong' }>> =>
  outcome.ok
    ? outcome
    : outcome.refusal.code === 'staff-code-wrong'
      ? refuse({ code: 'passkey-refused' })
      : refuse(outcome.refusal as Exclude<Refusal, { code: 'staff-code-wrong' }>);
