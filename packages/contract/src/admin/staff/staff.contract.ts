import { defineAdminContract } from '../kit/index.ts';
import { ownAccountCalls } from './own-account-calls.ts';
import { personCalls } from './people-calls.ts';
import { roleCalls } from './role-calls.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Signing in and the own account. */
export const accountCalls = { ...signInCalls, ...ownAccountCalls };
/** The people and their roles. */
export const peopleCalls = { ...personCalls, ...roleCalls };

export const staffContract = defineAdminContract({ ...accountCalls, ...peopleCalls });
