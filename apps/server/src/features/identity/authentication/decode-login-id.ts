import { decodeBase64, type LoginId, parseLoginId } from '@huarong/core/identity';

/**
 * Decodes a typed login id. An invalid one is treated as an unknown e-mail, so that the answer takes the same time and
 * reads the same. Control characters, which PostgreSQL refuses, are removed.
 */
export function decodeLoginId(encoded: string): { login: LoginId; typed: string } {
  const text = (decodeBase64(encoded) ?? '').replace(/\p{Cc}/gu, '');
  const login: LoginId = parseLoginId(text) ?? { kind: 'email', email: text };
  return { login, typed: login.kind === 'mobile' ? login.mobile : login.email };
}
