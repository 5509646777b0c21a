import type { ImageSubject, ImageView } from './image-subject.ts';
import { listPhotographs, type Photograph } from './photograph-folder.ts';

export interface Photographs {
  find: (subject: ImageSubject, view: ImageView) => Photograph | undefined;
  findByName: (name: string) => Photograph | undefined;
}

/**
 * Folders of photographs `<sku or product code>-<view>.webp`; of two files with the same name, the earlier folder
 * wins. A photograph replaces the drawing; a photograph of the product serves every shade without its own.
 */
export function readPhotographs(...folders: string[]): Photographs {
  const all = folders.toReversed().flatMap(listPhotographs);
  const byName = new Map(all.map((photograph) => [photograph.name, photograph]));
  return {
    findByName: (name) => byName.get(name),
    find: ({ skuCode, productCode }, view) =>
      byName.get(`${skuCode}-${view}`) ?? byName.get(`${productCode}-${view}`),
  };
}
