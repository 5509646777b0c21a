import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'ACS3-HMAC-SHA256';

export interface AliyunRequest {
  host: string;
  action: string;
  version: string;
  query: Record<string, string>;
  /** `2026-11-15T12:14:05Z` */
  date: string;
  nonce: string;
}
export interface AliyunKey {
  accessKeyId: string;
  accessKeySecret: string;
}

/** Signs a call whose parameters all travel in the query (signature version 3). */
export function signAliyun(request: AliyunRequest, { accessKeyId, accessKeySecret }: AliyunKey) {
  const bodyHash = sha256('');
  const headers: Record<string, string> = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers).sort();
  const query = canonicalQuery(request.query);
  const canonical = [
    'POST',
    '/',
    query,
    ...names.map((name) => `${name}:${headers[name]!.trim()}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { query, headers: { ...headers, authorization } };
}

/** Names in order, RFC 3986: a space is %20, an asterisk %2A. */
export const canonicalQuery = (query: Record<string, string>) =>
  Object.entries(query)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(value)}`)
    .join('&');

const encodeRfc3986 = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
