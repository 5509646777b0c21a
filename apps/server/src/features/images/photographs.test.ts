import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentHash, listPhotographs } from './photograph-folder.ts';
import { readPhotographs } from './photographs.ts';
import { createImageSubject } from './testing/create-image-subject.ts';

/** A folder with these files, under a fresh parent each time: as another clone would have it. */
function folderOf(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'photographs-')), 'folder');
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return folder;
}

const delivered = fileURLToPath(new URL('../../../../../catalogue/photographs', import.meta.url));

describe('photographs', () => {
  it("show a shade its own, and the product's where a shade has none", () => {
    const folder = folderOf({ 'HR200101-front.webp': 'product', 'HR20010102-front.webp': 'shade' });
    const photographs = readPhotographs(folder);
    expect(photographs.find(createImageSubject({ skuCode: 'HR20010101' }), 'front')?.name).toBe(
      'HR200101-front',
    );
    expect(photographs.find(createImageSubject({ skuCode: 'HR20010102' }), 'front')?.name).toBe(
      'HR20010102-front',
    );
    expect(photographs.find(createImageSubject(), 'angle')).toBeUndefined();
  });

  it('of the merchant come before those the shop comes with', () => {
    const merchant = folderOf({ 'HR200101-front.jpg': 'mine' });
    const shop = folderOf({ 'HR200101-front.webp': 'ours', 'HR200102-front.webp': 'ours' });
    const photographs = readPhotographs(merchant, shop);
    expect(photographs.named('HR200101-front')?.path).toBe(join(merchant, 'HR200101-front.jpg'));
    expect(photographs.named('HR200102-front')?.path).toBe(join(shop, 'HR200102-front.webp'));
  });

  it('keep their address in another clone at another time, and change it with the picture', () => {
    const [here, there, retaken] = ['a', 'a', 'b'].map((content) => folderOf({ 'x-front.webp': content }));
    utimesSync(join(there!, 'x-front.webp'), 1, 1);
    const hashIn = (folder: string) => readPhotographs(folder).named('x-front')?.hash;
    expect(hashIn(there!)).toBe(hashIn(here!));
    expect(hashIn(retaken!)).not.toBe(hashIn(here!));
  });

  it('are not read at the start where a list tells their hashes', () => {
    const folder = folderOf({ 'x-front.webp': 'a', 'hashes.json': '{"x-front.webp":"0123456789"}' });
    expect(readPhotographs(folder).named('x-front')?.hash).toBe('0123456789');
  });

  it('may be missing altogether', () => {
    expect(readPhotographs('/nowhere/at/all').named('x-front')).toBeUndefined();
  });

  it('that come with the shop are listed with the hash of what is in the file', async () => {
    const wrong: string[] = [];
    for (const { name, path, hash } of listPhotographs(delivered))
      if (contentHash(await readFile(path)) !== hash) wrong.push(name);
    expect(wrong, 'run `npm run photography -- list`').toEqual([]);
  });
});
