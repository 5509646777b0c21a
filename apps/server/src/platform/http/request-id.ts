import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const USABLE = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of a request: the one of the trusted proxy, so that its lines and ours are found together, or a new one. */
export function createRequestIds(trustProxy: string | null): (request: IncomingMessage) => string {
  if (trustProxy === null) return () => randomUUID();
  const trusted = addressesOf(trustProxy);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    if (typeof given !== 'string' || !USABLE.test(given)) return randomUUID();
    const address = (socket?.remoteAddress ?? '').replace(/^::ffff:/, '');
    const isTrusted = isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return isTrusted ? given : randomUUID();
  };
}

/** Addresses and networks separated by commas, and the names that Fastify knows. */
const NAMED: Record<string, string> = {
  loopback: '127.0.0.0/8,::1',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
};

function addressesOf(text: string): BlockList {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .flatMap((entry) => (NAMED[entry] ?? entry).split(','));
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
