import type { ApiPorts } from './ports.ts';

/** What a header can carry. A cookie anyone can edit must not make every call fail. */
const HEADER_VALUE = /^[\x21-\x7e]{1,512}$/;

/** Who calls and from where. Identity travels in headers only; those that are empty are left out. */
export function callHeaders({ cookies, deviceFingerprint }: ApiPorts): Record<string, string> {
  const headers = {
    UID: cookies.get('UID'),
    Token: cookies.get('Token'),
    guestToken: cookies.get('guestToken'),
    channel: 'PC',
    deviceFingerprint: deviceFingerprint(),
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => HEADER_VALUE.test(value)));
}
