import { accept, type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';
import { acceptImage, type ImageRefusal, type UploadedImage } from './accept-image.ts';
import { type FileRefusal, readFiles, type UploadLimits, UploadRefused } from './read-files.ts';

/** Reads an upload whose request it knows: how a use case gets at pictures without seeing the request. */
export type ImageReader = (
  limits: UploadLimits,
) => Promise<Result<UploadedImage[], ImageRefusal | FileRefusal>>;

/**
 * The pictures a shopper sent, all of them clean, or why not: features never see the bytes as they came.
 * Ask who is calling first: nothing of the body is read before this is called.
 */
export async function readImages(
  request: FastifyRequest,
  limits: UploadLimits,
): Promise<Result<UploadedImage[], ImageRefusal | FileRefusal>> {
  const images: UploadedImage[] = [];
  // Not `request.signal`: that one aborts as soon as the body was read to its end.
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
