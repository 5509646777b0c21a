import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contentHash, listPhotographs } from './photograph-folder.ts';
import { readPhotographs } from './photographs.ts';
import { createImageSubject } from './testing/create-image-subject.ts';

/** A folder with these files below a new parent each time, like another clone. */
function folderOf(files: Record<string, string>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'photographs-')), 'folder');
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  return folder;
}

const delivered = fileURLToPath(new URL('../../../../../catalogue/photographs', import.meta.url));

describe('photographs', () => {
  it('are those of the shade, otherwise those of the product', () => {
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

  it('beside a common object are those of the size, otherwise those of the first size', () => {
    const photographs = readPhotographs(
      folderOf({ 'HR200101-scale.webp': '50 ml', 'HR20010102-scale.webp': '100 ml' }),
    );
    const scaleOf = (skuCode: string) =>
      photographs.find(createImageSubject({ skuCode, productCode: 'HR200101' }), 'scale')?.name;
    expect(scaleOf('HR20010101')).toBe('HR200101-scale');
    expect(scaleOf('HR20010102')).toBe('HR20010102-scale');
  });

  it('of another shade show the pack of a shade without its own, but not its colour', () => {
    const folder = folderOf({
      'HR20010103-front.webp': 'third',
      'HR20010102-front.webp': 'second',
      'HR20010102-arm.webp': 'second',
      'HR20010201-front.webp': 'another product',
    });
    const photographs = readPhotographs(folder);
    expect(photographs.find(createImageSubject({ skuCode: 'HR20010117' }), 'front')?.name).toBe(
      'HR20010102-front',
    );
    expect(photographs.find(createImageSubject({ skuCode: 'HR20010117' }), 'arm')).toBeUndefined();
    const other = createImageSubject({ skuCode: 'HR20010301', productCode: 'HR200103' });
    expect(photographs.find(other, 'front')).toBeUndefined();
  });

  it('of the merchant take precedence over those of the shop', () => {
    const merchant = folderOf({ 'HR200101-front.jpg': 'mine' });
    const shop = folderOf({ 'HR200101-front.webp': 'ours', 'HR200102-front.webp': 'ours' });
    const photographs = readPhotographs(merchant, shop);
    expect(photographs.findByName('HR200101-front')?.path).toBe(join(merchant, 'HR200101-front.jpg'));
    expect(photographs.findByName('HR200102-front')?.path).toBe(join(shop, 'HR200102-front.webp'));
  });

  it('keep their URL in another clone and change it with the content', () => {
    const [here, there, retaken] = ['a', 'a', 'b'].map((content) => folderOf({ 'x-front.webp': content }));
    utimesSync(join(there!, 'x-front.webp'), 1, 1);
    const hashIn = (folder: string) => readPhotographs(folder).findByName('x-front')?.hash;
    expect(hashIn(there!)).toBe(hashIn(here!));
    expect(hashIn(retaken!)).not.toBe(hashIn(here!));
  });

  it('are not read at start when a list has their hashes', () => {
    const folder = folderOf({ 'x-front.webp': 'a', 'hashes.json': '{"x-front.webp":"0123456789"}' });
    expect(readPhotographs(folder).findByName('x-front')?.hash).toBe('0123456789');
  });

  it('may be missing', () => {
    expect(readPhotographs('/nowhere/at/all').findByName('x-front')).toBeUndefined();
  });

  it('of the demo shop are listed with the hash of their content', async () => {
    const wrong: string[] = [];
    for (const { name, path, hash } of listPhotographs(delivered))
      if (contentHash(await readFile(path)) !== hash) wrong.push(name);
    expect(wrong, 'run `npm run photography -- list`').toEqual([]);
  });
});
