import { expect, test } from 'vitest';
import { withoutBase } from './base-path.ts';

test.each([
  ['/preview/t/brand/', '/preview/t', '/brand/'],
  ['/preview/t', '/preview/t', '/'],
  ['/preview/t/?k=1', '/preview/t', '/?k=1'],
  ['/preview/token/', '/preview/t', '/preview/token/'],
  ['/brand/', '/preview/t', '/brand/'],
  ['/brand/', '', '/brand/'],
])('%s below %s is %s', (path, base, expected) => expect(withoutBase(path, base)).toBe(expected));
