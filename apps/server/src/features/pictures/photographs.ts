import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSubject, PictureView } from './picture-subject.ts';

export interface Photograph {
  /** `HR20010101-front`: also its file's name without the ending. */
  name: string;
  hash: string;
  path: string;
}
export interface Photographs {
  find: (subject: PictureSubject, view: PictureView) => Photograph | undefined;
  named: (name: string) => Photograph | undefined;
}

const FILE = /^([A-Za-z0-9_-]{1,64})\.(avif|webp|jpe?g|png)$/;

/**
 * The folder of photographs beside the data: `<sku or product code>-<view>.webp`. A file that is there takes the place of
 * the drawing; a photograph of the product serves every shade that has none of its own.
 */
export function readPhotographs(folder: string): Photographs {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const byName = new Map(
    files.flatMap((file) => {
      const name = FILE.exec(file)?.[1];
      if (name === undefined) return [];
      const path = join(folder, file);
      const { mtimeMs, size } = statSync(path);
      const hash = createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('hex').slice(0, 10);
      return [[name, { name, hash, path }] as const];
    }),
  );
  return {
    named: (name) => byName.get(name),
    find: ({ skuCode, productCode }, view) =>
      byName.get(`${skuCode}-${view}`) ?? byName.get(`${productCode}-${view}`),
  };
}
