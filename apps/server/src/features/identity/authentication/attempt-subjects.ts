import type { LoginId } from '@huarong/core/identity';
import { getFirst } from '@huarong/core/shared';
import type { Caller, Context } from '#platform/context';
import type { Member } from '../members.queries.ts';
import { keyedHash } from '../verification/keyed-hash.ts';

/**
 * Whose failures are counted together: mobile and e-mail of one account. A login id without an account, or with several,
 * is counted by its hash, so that numbers of others are not stored.
 */
export const accountSubject = (secret: string, login: LoginId, members: readonly Member[]): string =>
  members.length === 1 ? memberSubject(getFirst(members).id) : typedSubject(secret, login);

/** A member whose failed attempts are counted. */
export const memberSubject = (memberId: string): string => `member:${memberId}`;

const typedSubject = (secret: string, login: LoginId) =>
  `typed:${keyedHash(secret, 'typed', login.kind === 'mobile' ? login.mobile : login.email)}`;

/** The counts that a login belongs to; those that are null do not apply to it. */
export interface AttemptSubjects {
  isKnownDevice: boolean;
  /** The account on this known device, otherwise from this address. */
  here: string;
  device: string | null;
  address: string | null;
  /** The account on all devices that are unknown to it. */
  strangers: string | null;
}

/** A known device has a count of its own and adds to no other, so neither its owner nor a stranger is in the other's way. */
export function attemptSubjectsOf(
  { caller, config }: Pick<Context, 'caller' | 'config'>,
  account: string,
  isKnownDevice: boolean,
): AttemptSubjects {
  if (isKnownDevice) {
    const here = onDevice(account, caller);
    return { isKnownDevice, here, device: null, address: null, strangers: null };
  }
  return {
    isKnownDevice,
    here: fromAddress(account, caller),
    device: caller.deviceFingerprint ? `device:${caller.deviceFingerprint}` : null,
    // Load tests run without limits, because all requests come from one address.
    address: config.hasLimits ? `address:${caller.address}` : null,
    strangers: byStrangers(account),
  };
}

const onDevice = (account: string, caller: Caller) => `${account}|device:${caller.deviceFingerprint ?? ''}`;
const fromAddress = (account: string, caller: Caller) => `${account}|address:${caller.address}`;
const byStrangers = (account: string) => `${account}|strangers`;

/**
 * The counts that a successful login resets. The address stays, because others may be guessing from it. The strangers'
 * stays after a password, because they still guess; a code to the owner, or a new password, resets it.
 */
export function subjectsToReset(
  { caller, config }: Pick<Context, 'caller' | 'config'>,
  member: Member,
  { isMobileVerified }: { isMobileVerified: boolean },
): string[] {
  const accounts = [
    memberSubject(member.id),
    typedSubject(config.secret, { kind: 'mobile', mobile: member.mobile }),
  ];
  return [
    ...accounts.flatMap((account) => [
      onDevice(account, caller),
      fromAddress(account, caller),
      ...(isMobileVerified ? [byStrangers(account)] : []),
    ]),
    ...(caller.deviceFingerprint ? [`device:${caller.deviceFingerprint}`] : []),
  ];
}
