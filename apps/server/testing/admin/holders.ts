import type { BuiltInRoleId } from '@huarong/core/staff';

/** Who may call what: written by hand, so that a wrong permission of a call or of a role is noticed. */
export type Holders = readonly BuiltInRoleId[] | 'everyone' | 'nobody-needed';
