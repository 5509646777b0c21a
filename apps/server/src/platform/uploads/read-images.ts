import { accept, type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';
import { acceptImage, type ImageRefusal, type UploadedImage } from './accept-image.ts';
import { type FileRefusal, readFiles, type UploadLimits, UploadRefused } from './read-files.ts';

/** Reads the images of an upload; gives use cases access to them without the request. */
export type ImageReader = (limits: UploadLimits) => Promise<UploadedImages>;
export type UploadedImages = Result<UploadedImage[], ImageRefusal | FileRefusal>;

/**
 * The re-encoded images of an upload, or a refusal; features never see the original bytes.
 * Check the caller first: the body is not read before this is called.
 */
export async function readImages(request: FastifyRequest, limits: UploadLimits): Promise<UploadedImages> {
  const images: UploadedImage[] = [];
  // Not `request.signal`, which aborts as soon as the body has been read.
  const isClientConnected = () => !request.socket.destroyed;
  try {
    for await (const bytes of readFiles(request, limits)) {
      const image = await acceptImage(bytes, { isClientConnected });
      if (!image.ok) return image;
      images.push(image.value);
    }
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(error.refusal);
    throw error;
  }
  return images.length > 0 ? accept(images) : refuse({ code: 'picture-unreadable' });
}
