import { accept, type Result, refuse } from '@huarong/core/shared';
import type { FastifyRequest } from 'fastify';
import { acceptPicture, type Picture, type PictureRefusal } from './accept-picture.ts';
import { type FileRefusal, readFiles, type UploadLimits, UploadRefused } from './read-files.ts';

/** Reads an upload whose request it knows: how a use case gets at pictures without seeing the request. */
export type PictureReader = (
  limits: UploadLimits,
) => Promise<Result<Picture[], PictureRefusal | FileRefusal>>;

/**
 * The pictures a shopper sent, all of them clean, or why not: features never see the bytes as they came.
 * Ask who is calling first: nothing of the body is read before this is called.
 */
export async function readPictures(
  request: FastifyRequest,
  limits: UploadLimits,
): Promise<Result<Picture[], PictureRefusal | FileRefusal>> {
  const pictures: Picture[] = [];
  // Not `request.signal`: that one aborts as soon as the body was read to its end.
  const isAwaited = () => !request.socket.destroyed;
  try {
    for await (const bytes of readFiles(request, limits)) {
      const picture = await acceptPicture(bytes, { isAwaited });
      if (!picture.ok) return picture;
      pictures.push(picture.value);
    }
  } catch (error) {
    if (error instanceof UploadRefused) return refuse(error.refusal);
    throw error;
  }
  return pictures.length > 0 ? accept(pictures) : refuse({ code: 'picture-unreadable' });
}
