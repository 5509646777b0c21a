import { isForKeys, PERMISSIONS } from '@huarong/core/staff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyToken, formatKeyToken, parseKeyToken } from './key-token.ts';
import { isInNetworks, parseNetwork } from './networks.ts';

describe('the text of a key', () => {
  it('is read as it was written', () => {
    for (let count = 0; count < 50; count++) {
      const token = createKeyToken();
      expect(parseKeyToken(formatKeyToken(token))).toEqual(token);
    }
  });

  it('is nothing else', () => fc.assert(fc.property(fc.string(), (text) => parseKeyToken(text) === null)));
});

describe('a network', () => {
  it.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'])('%s is one', (text) =>
    expect(parseNetwork(text)).not.toBeNull(),
  );
  it.each(['', 'warehouse', '203.0.113.0/33', '203.0.113.0/', '1.2.3.4/8/8', '2001:db8::/129', '1.2.3'])(
    '%s is none',
    (text) => expect(parseNetwork(text)).toBeNull(),
  );

  it('holds the addresses that begin with its bits', () =>
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 0, max: 32 }), (address, network, prefix) => {
        const bitsOf = (text: string) =>
          text
            .split('.')
            .map((part) => Number(part).toString(2).padStart(8, '0'))
            .join('');
        const isInside = bitsOf(address).startsWith(bitsOf(network).slice(0, prefix));
        expect(isInNetworks(address, [`${network}/${prefix}`])).toBe(isInside);
      }),
    ));

  it('is not needed: without one every address may call', () => {
    expect(isInNetworks('203.0.113.7', [])).toBe(true);
    expect(isInNetworks('203.0.113.7', ['198.51.100.0/24'])).toBe(false);
  });
});

it('keys manage neither people nor keys and decide nothing', () =>
  expect(PERMISSIONS.filter((permission) => !isForKeys(permission))).toEqual([
    'refund:approve',
    'price:approve',
    'stock:approve',
    'exposure:approve',
    'card:approve',
    'points:approve',
    'setting:approve',
    'integration:read',
    'integration:write',
    'staff:read',
    'staff:write',
    'role:write',
  ]));
