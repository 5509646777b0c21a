import { decodeBase64, type LoginId, readLoginId } from '@huarong/core/identity';

/**
 * What was typed as a login id. What is none at all is treated as one that nobody has, so that it costs and reads the
 * same; without characters that the database would choke on.
 */
export function decodeLoginId(encoded: string): { login: LoginId; typed: string } {
  const text = (decodeBase64(encoded) ?? '').replace(/\p{Cc}/gu, '');
  const login: LoginId = readLoginId(text) ?? { kind: 'email', email: text };
  return { login, typed: login.kind === 'mobile' ? login.mobile : login.email };
}
