import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isPublicAddress } from '../remote-images/index.ts';
import { SendFailure } from './send-failure.ts';

export interface Address {
  address: string;
  family: number;
}

/** Which receivers are allowed. */
export interface ReceiverRules {
  resolve: (host: string) => Promise<Address[]>;
  /** A demo may send to programs on the same machine, also without encryption. */
  allowsLoopback: boolean;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');
const isLoopback = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6');
};

export const receiverRules = ({ mode }: { mode: 'demo' | 'live' }): ReceiverRules => ({
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  allowsLoopback: mode !== 'live',
});

export const isAllowedAddress = (address: string, { allowsLoopback }: ReceiverRules): boolean =>
  isPublicAddress(address) || (allowsLoopback && isLoopback(address));

const HTTPS_PORT = 443;
/** Ports below this belong to services of other kinds. */
const FIRST_FREE_PORT = 1024;

/** The address of a receiver as far as its text says; throws a SendFailure with the reason. */
export function readReceiverAddress(text: string, { allowsLoopback }: ReceiverRules): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'http:';
  if (!url || (url.protocol !== 'https:' && !isPlain)) throw new SendFailure('须为 https 地址');
  if (url.username !== '' || url.password !== '') throw new SendFailure('地址里不能有用户名和密码');
  if (url.hash !== '') throw new SendFailure('地址里不能有 #');
  if (isPlain && !(allowsLoopback && isLoopback(hostOf(url)))) throw new SendFailure('须为 https 地址');
  const port = url.port === '' ? HTTPS_PORT : Number(url.port);
  if (port !== HTTPS_PORT && port < FIRST_FREE_PORT) throw new SendFailure(`不能用端口 ${port}`);
  return url;
}

const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** All addresses of a receiver. One that is not public refuses it: which one is used would be chance. */
export async function findReceiverAddresses(
  url: URL,
  rules: ReceiverRules,
  signal: AbortSignal,
): Promise<Address[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses =
    family > 0 ? [{ address: host, family }] : await untilAborted(rules.resolve(host), signal);
  if (addresses.length === 0) throw new SendFailure('找不到这个网站，请检查地址');
  if (!addresses.every(({ address }) => isAllowedAddress(address, rules)))
    throw new SendFailure('地址指向内部网络，不能推送');
  return addresses;
}

/** A name server that does not answer must not hold up the others. */
async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
