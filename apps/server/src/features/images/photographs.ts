import type { ImageSubject, ImageView } from './image-subject.ts';
import { listPhotographs, type Photograph } from './photograph-folder.ts';

export interface Photographs {
  find: (subject: ImageSubject, view: ImageView) => Photograph | undefined;
  findByName: (name: string) => Photograph | undefined;
}

/** `HR20010102-front`: the code of a sku is that of its product and two digits. */
const FRONT_OF_SHADE = /^(.+)\d{2}-front$/;

/**
 * Folders of photographs `<sku or product code>-<view>.webp`; of two files with the same name, the earlier folder
 * wins. A photograph replaces the drawing; a photograph of the product serves every shade without its own. Where each shade is
 * photographed, a new one shows the front of the first: the same pack in another colour, and no drawing beside photographs.
 */
export function readPhotographs(...folders: string[]): Photographs {
  const all = folders.toReversed().flatMap(listPhotographs);
  const byName = new Map(all.map((photograph) => [photograph.name, photograph]));
  const firstFronts = new Map<string, Photograph>();
  for (const name of [...byName.keys()].sort()) {
    const productCode = FRONT_OF_SHADE.exec(name)?.[1];
    if (productCode !== undefined && !firstFronts.has(productCode))
      firstFronts.set(productCode, byName.get(name)!);
  }
  return {
    findByName: (name) => byName.get(name),
    find: ({ skuCode, productCode }, view) =>
      byName.get(`${skuCode}-${view}`) ??
      byName.get(`${productCode}-${view}`) ??
      (view === 'front' ? firstFronts.get(productCode) : undefined),
  };
}
