import { expect, test } from 'vitest';
import { explainOldNode } from './node-version.mjs';

test('starts on Node 18 and on anything newer', () => {
  expect(explainOldNode('18.0.0')).toBeNull();
  expect(explainOldNode('24.21.0')).toBeNull();
});

test('tells the owner of an old Node in one line what to install', () => {
  const sentence = explainOldNode('16.20.2');
  expect(sentence).toContain('16.20.2');
  expect(sentence).toContain('nodejs.org');
  expect(sentence).not.toContain('\n');
});
