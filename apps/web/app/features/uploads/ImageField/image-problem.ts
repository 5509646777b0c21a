import { STORE } from '@huarong/core/shared';
export const MAX_IMAGES = 9;
const MAX_MB = STORE.uploads.imageMegabytes;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED = TYPES.join(',');

/** Checks an image before the upload; the server checks it again. */
export function imageProblem({ type, size }: { type: string; size: number }): string | null {
  if (!TYPES.includes(type)) return '格式不支持，请用 JPEG、PNG 或 WebP';
  return size > MAX_MB * 1024 * 1024 ? `超过 ${MAX_MB} MB，请压缩后再传` : null;
}
