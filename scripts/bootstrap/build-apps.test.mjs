import { expect, test } from 'vitest';
import { BUILD_SEAMS as SEAMS_IN_CORE } from '../../packages/core/src/shared/index.ts';
import { BUILD_SEAMS, buildSeamsOff } from './build-apps.mjs';

test('knows the seams of the build', () => expect(BUILD_SEAMS).toEqual(SEAMS_IN_CORE));

test.each([
  [undefined, []],
  ['page-data,query-batching', []],
  ['page-data, precompression', ['precompression']],
  ['all', BUILD_SEAMS],
])('SEAMS_OFF=%s asks for a build without %j', (text, seams) => expect(buildSeamsOff(text)).toEqual(seams));
