import type { CampaignImage } from '@huarong/contract/content';
import type { SceneRow } from './campaigns.queries.ts';
import type { ImageRef } from './stored-blocks.ts';

const MAX_WIDTH = 1600;
const EMPTY_IMAGE = { imageUrl: '/pictures/none.svg', width: 400, height: 500 };

const sceneUrl = (name: string) => `/pictures/scene/${name}-${MAX_WIDTH}.webp`;

/** A scene by name, or a file. A missing scene gives a placeholder image. */
export function presentImage(ref: ImageRef, scenes: ReadonlyMap<string, SceneRow>): CampaignImage {
  if ('file' in ref)
    return { imageUrl: `/pictures/${ref.file}`, width: ref.width, height: ref.height, alt: ref.alt };
  if ('media' in ref) {
    const { media, ...image } = ref;
    return { imageUrl: media.replace('-400.', '-1600.'), ...image };
  }
  const scene = scenes.get(ref.scene);
  if (!scene) return { ...EMPTY_IMAGE, alt: ref.alt };
  return { imageUrl: sceneUrl(scene.name), width: scene.width, height: scene.height, alt: ref.alt };
}
