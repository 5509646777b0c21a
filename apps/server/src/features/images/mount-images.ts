import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS, ZOOM_WIDTH } from '@huarong/core/images';
import { drawSwatch, TEXTURES, type Texture } from '@huarong/studio';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Volume } from '#platform/volume';
import { drawActivityLabel } from './activity-labels.ts';
import { createImageRenderer, type ImageFormat } from './image-renderer.ts';
import { type ImageSubject, isDrawableView } from './image-subject.ts';
import type { Photographs } from './photographs.ts';
import { drawingHash, renderDrawing } from './render-drawing.ts';

export interface ImageDeps {
  dataDir: string;
  volume: Volume;
  photographs: Photographs;
  subjectOf: (skuId: string) => Promise<ImageSubject | null>;
}

const FILE = /^([A-Za-z0-9_-]+)-(\d+)\.(avif|webp)$/;
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** Images by URL. The hash identifies the bytes, so browsers cache forever; an outdated hash is not found. */
export function mountImages(app: FastifyInstance, { dataDir, volume, photographs, subjectOf }: ImageDeps) {
  const renderImage = createImageRenderer(volume);
  const folder = join(dataDir, 'pictures');

  app.get<{ Params: { hash: string; file: string } }>(
    '/pictures/drawn/:hash/:file',
    async (request, reply) => {
      const { hash, file } = request.params;
      const requested = parseFileName(file);
      const [, skuId = '', view = ''] = /^(\d+)-(\w+)$/.exec(requested?.stem ?? '') ?? [];
      const subject = requested && (await subjectOf(skuId));
      const pack = subject?.pack;
      if (!requested || !pack || drawingHash(subject) !== hash || !isDrawableView(view))
        return reply.callNotFound();
      const bytes = await renderImage(
        join(folder, hash, file),
        () => renderDrawing(subject, pack, view, requested.width),
        requested.width,
        requested.format,
      );
      return sendImage(reply, bytes, requested.format);
    },
  );

  app.get<{ Params: { hash: string; file: string } }>(
    '/pictures/photo/:hash/:file',
    async (request, reply) => {
      const { hash, file } = request.params;
      const requested = parseFileName(file, [...IMAGE_WIDTHS, ZOOM_WIDTH]);
      const photograph = requested && photographs.findByName(requested.stem);
      if (!requested || photograph?.hash !== hash) return reply.callNotFound();
      const original = await readFile(photograph.path);
      const bytes = await renderImage(
        join(folder, hash, file),
        () => original,
        requested.width,
        requested.format,
      );
      return sendImage(reply, bytes, requested.format);
    },
  );

  app.get<{ Params: { file: string } }>('/pictures/labels/:file', (request, reply) => {
    const drawing = drawActivityLabel(request.params.file);
    if (drawing === null) return reply.callNotFound();
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(drawing);
  });

  app.get<{ Params: { hex: string; texture: string } }>(
    '/pictures/swatch/:hex/:texture',
    (request, reply) => {
      const { hex, texture } = request.params;
      const drawing = /^[0-9A-F]{6}$/.test(hex) ? drawSwatch(`#${hex}`, parseTexture(texture)) : null;
      if (drawing === null) return reply.callNotFound();
      return reply.header('cache-control', CACHE_FOREVER).type('image/svg+xml').send(drawing);
    },
  );
}

function parseFileName(
  file: string,
  widths: readonly number[] = IMAGE_WIDTHS,
): { stem: string; width: number; format: ImageFormat } | null {
  const [, stem, digits, format] = FILE.exec(file) ?? [];
  const width = widths.find((known) => String(known) === digits);
  return stem !== undefined && width !== undefined
    ? { stem, width, format: format === 'avif' ? 'avif' : 'webp' }
    : null;
}

/** `cream.svg` → `cream`; an unknown texture becomes cream. */
const parseTexture = (file: string): Texture =>
  TEXTURES.find((texture) => file === `${texture}.svg`) ?? 'cream';

const sendImage = (reply: FastifyReply, bytes: Buffer, format: ImageFormat) =>
  reply.header('cache-control', CACHE_FOREVER).type(`image/${format}`).send(bytes);
