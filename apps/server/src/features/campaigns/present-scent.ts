import type { ScentScene } from '@huarong/contract/content';
import { getFirst } from '@huarong/core/shared';
import { presentCard, presentUnitPrice } from '../catalogue/index.ts';
import type { BlockContext } from './block-context.ts';
import { presentImage } from './present-image.ts';
import type { StoredBlock } from './stored-blocks.ts';

type StoredScent = Extract<StoredBlock, { kind: 'scents' }>['scenes'][number];

/** A scent scene with its accords and products, each with its sample where there is one. */
export const presentScent = (
  { picture, picks, ...scene }: StoredScent,
  { snapshot, scenes, presenterDeps }: BlockContext,
): ScentScene => ({
  ...scene,
  picture: presentImage(picture, scenes),
  picks: picks.flatMap(({ product: id, note, sample }) => {
    const product = snapshot.products.get(id);
    if (!product) return [];
    const vial = snapshot.products.get(sample ?? '');
    return [
      {
        note,
        product: presentCard(product, presenterDeps),
        ...(vial && {
          sample: {
            productId: vial.id,
            skuId: getFirst(vial.skus).id,
            ...presentUnitPrice(vial, getFirst(vial.skus)),
          },
        }),
      },
    ];
  }),
});
