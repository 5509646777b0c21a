import { expect, test } from 'vitest';
import { buildSeams } from './build-seams.ts';

const namesOf = (seamsOff?: string) => buildSeams(seamsOff).map(({ name }) => name);

test('all are on by default', () =>
  expect(namesOf()).toEqual(['client-chunks', 'huarong:layers-first', 'huarong:precompress']));

test('seams of the running server change nothing in the build', () =>
  expect(namesOf('page-data,query-batching')).toEqual(namesOf()));

test('each may be switched off', () => expect(namesOf('all')).toEqual(['huarong:layers-in-own-file']));

test('an unknown name stops the build with a sentence that names it', () =>
  expect(() => buildSeams('client-chunk')).toThrow(/no seam is named client-chunk; known: .*client-chunks/));
