import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet (RFC 6890), and addresses of clouds' metadata services. */
const NOT_PUBLIC_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by carriers; Alibaba Cloud's metadata service is in it.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Link-local, with the metadata service of most clouds.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Azure's host service.
  ['168.63.129.16', 32],
];

/** Inside the global unicast range 2000::/3, but not public or an IPv4 address in disguise (Teredo, 6to4). */
const NOT_PUBLIC_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refusedIpv4 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV4) refusedIpv4.addSubnet(network, prefix, 'ipv4');
const refusedIpv6 = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV6) refusedIpv6.addSubnet(network, prefix, 'ipv6');
const globalIpv6 = new BlockList();
globalIpv6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address is on the public internet. Of IPv6 only global unicast addresses are: loopback, local, multicast,
 * mapped IPv4 and translated (NAT64) addresses are not.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refusedIpv4.check(address, 'ipv4');
  // A zone (fe80::1%eth0) exists for local addresses only.
  if (family !== 6 || address.includes('%')) return false;
  return globalIpv6.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6');
}
