import type { UserInfo } from '@huarong/contract/identity';
import { expect, it } from 'vitest';
import { canSeeLine } from './first-order-filter.ts';

const member = (hasOrdered: boolean | undefined) => ({
  isSignedIn: true,
  info: { ...(hasOrdered !== undefined && { hasOrdered }) } as UserInfo,
});
const firstOrder = { isForFirstOrder: true };

it.each([
  ['a visitor', { isSignedIn: false, info: null }, true],
  ['a member who is not loaded yet', { isSignedIn: true, info: null }, false],
  ['a member who has not ordered', member(false), true],
  ['a member who has ordered', member(true), false],
  ['a member of whom it is not known', member(undefined), false],
])('a first-order text for %s', (_who, session, isSeen) => {
  expect(canSeeLine(firstOrder, session)).toBe(isSeen);
  expect(canSeeLine({}, session)).toBe(true);
});
