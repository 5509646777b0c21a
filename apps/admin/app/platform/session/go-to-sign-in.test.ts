import { expect, it } from 'vitest';
import { nextPath } from './go-to-sign-in.ts';

it.each([
  ['?next=%2Forders%3Fstatus%3D30', '/orders?status=30'],
  ['', '/'],
  ['?next=%2F%2Fevil.example', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=javascript%3Aalert(1)', '/'],
])('%s leads to %s', (search, path) => expect(nextPath(search)).toBe(path));
