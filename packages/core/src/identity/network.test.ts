import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['114.84.20.7', '114.84.20.0/24'],
  ['114.84.20.201', '114.84.20.0/24'],
  ['::ffff:114.84.20.7', '114.84.20.0/24'],
  ['2408:8207:0001:2::3', '2408:8207:1::/48'],
  ['2408:8207:1:ffff:1:2:3:4', '2408:8207:1::/48'],
  ['2408::1', '2408:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unix', 'unix'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));
