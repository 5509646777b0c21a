import type { Cookies } from './cookies.ts';

const ID = /^[0-9a-f]{32}$/;

export interface DevicePorts {
  cookies: Cookies;
  /** Second place for the id when cookies are deleted; absent or throwing where the browser forbids it. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  randomBytes: (length: number) => Uint8Array;
}

/** A random id of this browser, created once. It contains nothing about the device. */
export function createDeviceFingerprint({ cookies, storage, randomBytes }: DevicePorts): () => string {
  let known = '';
  const stored = () => attempt(() => storage().getItem('deviceFingerprint')) ?? '';
  const make = () => Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return () => {
    if (known) return known;
    known = [cookies.get('deviceFingerprint'), stored()].find((id) => ID.test(id)) ?? make();
    cookies.set('deviceFingerprint', known);
    attempt(() => storage().setItem('deviceFingerprint', known));
    return known;
  };
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
