import { mediaContract } from '@huarong/contract/admin/media';
import { slotRule } from '@huarong/core/content';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin, pageOfRows } from '#platform/admin';
import type { Storage } from '../../integrations/storage/index.ts';
import { republishImage } from '../catalogue/index.ts';
import {
  COUNTED,
  countMedia,
  findMedia,
  listMedia,
  type MediaFilter,
  type MediaRow,
  updateAlt,
} from './media.queries.ts';
import { listPageUses, listUses, type PageUse } from './owners.queries.ts';
import { attachMedia, matchMedia, replaceMedia } from './place-media.ts';
import { type MediaDeps, saveProductImages, showProductImages } from './product-images.ts';
import { removeMedia } from './remove-media.ts';
import { uploadMedia } from './upload-media.ts';

const POSITION = /^\d{1,18}$/;

/** Images that staff upload, and which products and skus show them. */
export const mediaAdminFeature = (deps: MediaDeps & { storage: Storage }): AdminFeature =>
  implementAdmin('media', mediaContract, {
    async list({ db }, { after, before, size, ...filter }) {
      if (![after, before].every((position) => position === undefined || POSITION.test(position)))
        return refuse({ code: 'invalid-input', message: '列表的位置无效，请从头看起' });
      const rows = await listMedia(db, filter, { size: size + 1, after, before });
      const count = (tab: MediaFilter['tab']) => countMedia(db, { ...filter, tab });
      const counts = {
        all: await count('all'),
        unused: await count('unused'),
        'no-alt': await count('no-alt'),
      };
      const total = counts[filter.tab] > COUNTED ? null : counts[filter.tab];
      return accept({
        ...pageOfRows(
          rows,
          { size, after, before, cursorOf: ({ number }) => String(number), total },
          presentMedia,
        ),
        counts,
      });
    },
    async detail({ db }, { mediaId }) {
      const media = await findMedia(db, mediaId);
      if (!media) return refuse({ code: 'media-not-found' });
      const uses = await listUses(db, media.path);
      return accept({
        ...presentMedia(media),
        uses: uses.map((use) => ({
          productId: use.product_id,
          code: use.code,
          productName: use.product_name,
          skuId: use.sku_id,
          skuName: use.sku_name,
          position: use.position,
        })),
        pages: (await listPageUses(db, mediaId)).map(presentPage),
      });
    },
    product: (context, { productId }) => showProductImages(deps, context, productId),
    matches: (context, { mediaIds }) => matchMedia(context, mediaIds),
    upload: (context, { name }) => uploadMedia(deps.storage, context, name),
    async describe({ db }, { mediaId, alt }) {
      const updated = await updateAlt(db, mediaId, alt);
      if (!updated) return refuse({ code: 'media-not-found' });
      await republishImage(db, updated.path);
      return accept(null);
    },
    saveProduct: (context, edit) => saveProductImages(context, edit),
    attach: (context, attachments) => attachMedia(context, attachments),
    replace: (context, replacement) => replaceMedia(context, replacement),
    remove: (context, { mediaId }) => removeMedia(context, mediaId),
  });

function presentPage({ kind, id, title, line_id, position }: PageUse) {
  if (kind === 'campaign') return { kind, title, detail: '专题', path: `/campaigns/${id}` };
  if (kind === 'menu') return { kind, title, detail: '菜单主推', path: `/content/home/menu?entry=${id}` };
  return {
    kind,
    title: title.replaceAll('/', ''),
    detail: `${slotRule(id, 'image').name}，第 ${position} 行`,
    path: `/content/${id}?line=${line_id}`,
  };
}

const presentMedia = (row: MediaRow) => ({
  mediaId: row.id,
  path: row.path,
  name: row.name,
  alt: row.alt,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  uploadedBy: row.uploader_name,
  uploadedAt: row.uploaded_at.toISOString(),
  useCount: row.use_count,
});
