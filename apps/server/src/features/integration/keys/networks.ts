import { BlockList, isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;
interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** `203.0.113.7`, `203.0.113.0/24` or an IPv6 network; null for anything else. */
export function parseNetwork(text: string): Network | null {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || more.length > 0) return null;
  const longest = BITS[family];
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return null;
  const prefix = bits === undefined ? longest : Number(bits);
  return prefix <= longest ? { address, prefix, family: family === 4 ? 'ipv4' : 'ipv6' } : null;
}

/** Whether an address is in one of the networks; an empty list allows every address. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const allowed = new BlockList();
  for (const text of networks) {
    const network = parseNetwork(text);
    if (network) allowed.addSubnet(network.address, network.prefix, network.family);
  }
  const family = isIP(address);
  return family !== 0 && allowed.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
