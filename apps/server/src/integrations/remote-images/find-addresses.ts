import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchFailure } from './fetch-failure.ts';
import { isPublicAddress } from './public-address.ts';

export interface Address {
  address: string;
  family: number;
}

/** Which hosts may be asked. Only tests replace these: their server is on this machine. */
export interface HostSettings {
  resolve: (host: string) => Promise<Address[]>;
  isAllowed: (address: string) => boolean;
  protocol: 'https:' | 'http:';
  /** The allowed port; null: any. */
  port: number | null;
}

const HTTPS_PORT = 443;

export const internetHosts: HostSettings = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  isAllowed: isPublicAddress,
  protocol: 'https:',
  port: HTTPS_PORT,
};

/** The address of an image, or why it is not fetched. */
export function readAddress(text: string, { protocol, port }: HostSettings): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== protocol) throw new FetchFailure('不是 https 地址');
  if (url.username !== '' || url.password !== '') throw new FetchFailure('地址里不能有用户名和密码');
  // The default port is written as an empty one.
  if (port !== null && url.port !== '' && Number(url.port) !== port)
    throw new FetchFailure(`不能用端口 ${url.port}，只能用 ${port}`);
  return url;
}

/** All addresses of a host. One that is not public refuses the host: which one is used would be chance. */
export async function findAddresses(
  url: URL,
  { resolve, isAllowed }: HostSettings,
  signal: AbortSignal,
): Promise<Address[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const addresses = family > 0 ? [{ address: host, family }] : await untilAborted(resolve(host), signal);
  if (addresses.length === 0) throw new FetchFailure('找不到这个网站，请检查地址');
  if (!addresses.every(({ address }) => isAllowed(address)))
    throw new FetchFailure('地址指向内部网络，不能下载');
  return addresses;
}

/** A name server that does not answer must not hold up the others. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  return promise;
}
