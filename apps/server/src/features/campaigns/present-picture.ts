import type { ScenePicture } from '@huarong/contract/content';
import type { SceneRow } from './campaigns.queries.ts';
import type { PictureRef } from './stored-blocks.ts';

const LARGEST = 1600;
const NOTHING = { imageUrl: '/pictures/none.svg', width: 400, height: 500 };

const scenePath = (name: string) => `/pictures/scene/${name}-${LARGEST}.webp`;

/** A still life by its name, or a file; one that is not there is an empty frame, not a broken page. */
export function presentPicture(ref: PictureRef, scenes: ReadonlyMap<string, SceneRow>): ScenePicture {
  if ('file' in ref)
    return { imageUrl: `/pictures/${ref.file}`, width: ref.width, height: ref.height, alt: ref.alt };
  const scene = scenes.get(ref.scene);
  if (!scene) return { ...NOTHING, alt: ref.alt };
  return { imageUrl: scenePath(scene.name), width: scene.width, height: scene.height, alt: ref.alt };
}
