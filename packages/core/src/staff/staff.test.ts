import { describe, expect, it } from 'vitest';
import {
  BUILT_IN_ROLES,
  isApproval,
  isPermission,
  missingToGrant,
  PERMISSIONS,
  type Permission,
  permissionLabel,
  roleChangeEffects,
} from './index.ts';

const holdersOf = (permission: Permission) =>
  BUILT_IN_ROLES.filter(({ permissions }) => (permissions as readonly Permission[]).includes(permission)).map(
    ({ id }) => id,
  );

describe('permissions', () => {
  it('are 89 different ones, each with a label', () => {
    expect(new Set(PERMISSIONS).size).toBe(89);
    for (const permission of PERMISSIONS) expect(permissionLabel(permission)).toMatch(/[一-龥]/);
  });

  it('are known by name only', () => {
    expect(isPermission('order:read')).toBe(true);
    for (const name of ['order:*', '', 'constructor', 'ORDER:READ']) expect(isPermission(name)).toBe(false);
  });
});

describe('built-in roles', () => {
  it('are ten', () => expect(new Set(BUILT_IN_ROLES.map(({ id }) => id)).size).toBe(10));

  it('let the auditor read and write nothing', () => {
    const auditor = BUILT_IN_ROLES.find(({ id }) => id === 'AUDITOR');
    for (const permission of auditor?.permissions ?? []) expect(permission).toMatch(/:read$/);
  });

  it('give both sides of an approval to the owner and the head of prices alone', () => {
    expect(holdersOf('refund:request')).toEqual(['OWNER', 'SERVICE']);
    expect(holdersOf('refund:approve')).toEqual(['OWNER', 'FINANCE']);
    expect(holdersOf('stock:approve')).toEqual(['OWNER']);
    expect(holdersOf('price:approve')).toEqual(['OWNER', 'PRICING']);
  });

  it('show whole personal data to the owner and customer service alone', () =>
    expect(holdersOf('member:unmask')).toEqual(['OWNER', 'SERVICE']));

  it('leave staff and roles to the owner', () => {
    for (const permission of ['staff:write', 'role:write'] as const)
      expect(holdersOf(permission)).toEqual(['OWNER']);
  });
});

describe('a change of a role', () => {
  const holders = [
    { staffId: '1', name: '小王', otherPermissions: new Set<Permission>() },
    { staffId: '2', name: '小李', otherPermissions: new Set<Permission>(['refund:approve']) },
  ];

  it('names who gains and who loses, without those who hold it anyway', () => {
    const effects = roleChangeEffects(
      new Set(['order:read', 'order:ship']),
      new Set(['order:read', 'refund:approve']),
      holders,
    );
    expect(effects).toEqual([
      { permission: 'refund:approve', change: 'gained', people: ['小王'] },
      { permission: 'order:ship', change: 'lost', people: ['小王', '小李'] },
    ]);
  });

  it('that changes nothing has no effect', () =>
    expect(roleChangeEffects(new Set(['order:read']), new Set(['order:read']), holders)).toEqual([]));

  it('cannot give what the granter lacks', () =>
    expect(missingToGrant(new Set(['order:read']), ['order:read', 'order:ship'])).toEqual(['order:ship']));
});

it('only names that end in approve decide requests of others', () => {
  expect(PERMISSIONS.filter(isApproval)).toEqual([
    'refund:approve',
    'price:approve',
    'stock:approve',
    'exposure:approve',
    'card:approve',
    'points:approve',
    'setting:approve',
  ]);
});
