import { expect, it } from 'vitest';
import { createFileLink, isFileLinkValid } from './file-links.ts';

const FILE = { invoiceId: '1', extension: 'pdf' } as const;
const NOW = new Date('2026-11-11T00:00:00Z');
const LATER = new Date('2026-11-11T00:16:00Z');
const link = createFileLink('previous', FILE, NOW, { minutes: 15 });
const query = Object.fromEntries(new URL(link, 'https://shop.example').searchParams);

it('a link signed with the current or the previous secret opens the file, any other does not', () => {
  expect(isFileLinkValid(['current', 'previous'], FILE, query, NOW)).toBe(true);
  expect(isFileLinkValid(['previous'], FILE, query, NOW)).toBe(true);
  expect(isFileLinkValid(['current'], FILE, query, NOW)).toBe(false);
  expect(isFileLinkValid(['previous'], { ...FILE, extension: 'xml' }, query, NOW)).toBe(false);
});

it('a link that has expired opens nothing', () =>
  expect(isFileLinkValid(['previous'], FILE, query, LATER)).toBe(false));
