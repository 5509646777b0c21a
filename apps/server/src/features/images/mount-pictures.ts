import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_WIDTHS } from '@huarong/core/images';
import { drawSwatch, TEXTURES, type Texture } from '@huarong/studio';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawingHash, drawingOf } from './drawn-picture.ts';
import type { Photographs } from './photographs.ts';
import { type PictureSubject, type PictureView, pictureViews } from './picture-subject.ts';
import { createRaster, type PictureFormat } from './raster.ts';

export interface PictureDeps {
  dataDir: string;
  photographs: Photographs;
  subjectOf: (skuId: string) => Promise<PictureSubject | null>;
}

const FILE = /^([A-Za-z0-9_-]+)-(\d+)\.(avif|webp)$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Pictures by address: the hash says which bytes, so a browser never asks twice; an outdated one is not found. */
export function mountPictures(app: FastifyInstance, { dataDir, photographs, subjectOf }: PictureDeps) {
  const raster = createRaster();
  const folder = join(dataDir, 'pictures');

  app.get('/pictures/drawn/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params as { hash: string; file: string };
    const asked = readFileName(file);
    const [, skuId = '', view = ''] = /^(\d+)-(\w+)$/.exec(asked?.stem ?? '') ?? [];
    const subject = asked && (await subjectOf(skuId));
    if (!asked || !subject?.pack || drawingHash(subject) !== hash || !isView(view))
      return reply.callNotFound();
    const bytes = await raster(
      join(folder, hash, file),
      () => drawingOf(subject, view, asked.width),
      asked.width,
      asked.format,
    );
    return send(reply, bytes, asked.format);
  });

  app.get('/pictures/photo/:hash/:file', async (request, reply) => {
    const { hash, file } = request.params as { hash: string; file: string };
    const asked = readFileName(file);
    const photograph = asked && photographs.named(asked.stem);
    if (!asked || photograph?.hash !== hash) return reply.callNotFound();
    const original = await readFile(photograph.path);
    const bytes = await raster(join(folder, hash, file), () => original, asked.width, asked.format);
    return send(reply, bytes, asked.format);
  });

  app.get('/pictures/swatch/:hex/:texture', (request, reply) => {
    const { hex, texture } = request.params as { hex: string; texture: string };
    const drawing = /^[0-9A-F]{6}$/.test(hex) ? drawSwatch(`#${hex}`, readTexture(texture)) : null;
    if (drawing === null) return reply.callNotFound();
    return reply.header('cache-control', FOR_GOOD).type('image/svg+xml').send(drawing);
  });
}

function readFileName(file: string): { stem: string; width: number; format: PictureFormat } | null {
  const [, stem, digits, format] = FILE.exec(file) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  return stem !== undefined && width !== undefined ? { stem, width, format: format as PictureFormat } : null;
}

/** `cream.svg` → `cream`; a texture nobody knows looks like cream. */
const readTexture = (file: string): Texture =>
  TEXTURES.find((texture) => file === `${texture}.svg`) ?? 'cream';

const isView = (view: string): view is PictureView => (pictureViews as readonly string[]).includes(view);

const send = (reply: FastifyReply, bytes: Buffer, format: PictureFormat) =>
  reply.header('cache-control', FOR_GOOD).type(`image/${format}`).send(bytes);
