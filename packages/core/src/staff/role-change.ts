import type { Permission } from './permissions.ts';

export interface RoleHolder {
  staffId: string;
  name: string;
  /** What this person holds by other roles. */
  otherPermissions: ReadonlySet<Permission>;
}

export interface RoleChangeEffect {
  permission: Permission;
  change: 'gained' | 'lost';
  /** Who gains or loses it; people who hold it by another role as well are left out. */
  people: string[];
}

/** What changing the permissions of a role means for the people who hold it. Shown before it is saved. */
export function roleChangeEffects(
  before: ReadonlySet<Permission>,
  after: ReadonlySet<Permission>,
  holders: readonly RoleHolder[],
): RoleChangeEffect[] {
  const effectOf = (permission: Permission, change: RoleChangeEffect['change']): RoleChangeEffect => ({
    permission,
    change,
    people: holders
      .filter(({ otherPermissions }) => !otherPermissions.has(permission))
      .map(({ name }) => name),
  });
  return [
    ...[...after].filter((permission) => !before.has(permission)).map((each) => effectOf(each, 'gained')),
    ...[...before].filter((permission) => !after.has(permission)).map((each) => effectOf(each, 'lost')),
  ];
}

/** Nobody can give what they do not have. */
export const missingToGrant = (own: ReadonlySet<Permission>, granted: Iterable<Permission>): Permission[] =>
  [...granted].filter((permission) => !own.has(permission));
