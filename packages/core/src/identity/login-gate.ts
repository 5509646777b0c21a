import { STORE } from '../shared/index.ts';

const { captchaAfter, lockAccountAfter, lockAddressAfter, strangers } = STORE.identity.failures;

/** The failed passwords that count for a login. */
export interface LoginFailures {
  /** This account has been signed in to on this device before. */
  isKnownDevice: boolean;
  /** Of this account: on this device when it is known, otherwise from this address. */
  here: number;
  /** Of any account on this device. */
  onDevice: number;
  /** Of any account from this address. */
  fromAddress: number;
  /** Of this account, on all devices that are unknown to it. */
  byStrangers: number;
}

export interface LoginGate {
  needsCaptcha: boolean;
  /** Why no password is checked now: failures here, from the address, or of strangers; null when it is checked. */
  closedBy: 'here' | 'address' | 'strangers' | null;
}

/**
 * Whether a password is checked. A known device is judged by its own failures alone, so nobody else can keep its owner
 * out. Unknown devices share the account's allowance, because a device id and an address are easily replaced.
 */
export function loginGate(failures: LoginFailures): LoginGate {
  const { isKnownDevice, here, onDevice, fromAddress, byStrangers } = failures;
  if (here >= lockAccountAfter) return { needsCaptcha: true, closedBy: 'here' };
  if (isKnownDevice) return { needsCaptcha: here >= captchaAfter, closedBy: null };
  const needsCaptcha =
    here >= captchaAfter || onDevice >= captchaAfter || byStrangers >= strangers.captchaAfter;
  if (byStrangers >= strangers.closeAfter) return { needsCaptcha, closedBy: 'strangers' };
  return { needsCaptcha, closedBy: fromAddress >= lockAddressAfter ? 'address' : null };
}

/** Strangers try this account: a right password on an unknown device also needs a code to its owner. */
export const isUnderAttack = ({
  isKnownDevice,
  byStrangers,
}: Pick<LoginFailures, 'isKnownDevice' | 'byStrangers'>) =>
  !isKnownDevice && byStrangers >= strangers.captchaAfter;
