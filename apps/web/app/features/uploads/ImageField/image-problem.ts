import { STORE } from '@huarong/core/shared';
export const MAX_IMAGES = 9;
const MAX_MB = STORE.uploads.imageMegabytes;
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED = TYPES.join(',');

/** Checks a chosen file. A large photo is made smaller before it is sent. */
export const typeProblem = ({ type }: { type: string }): string | null =>
  TYPES.includes(type) ? null : '格式不支持，请用 JPEG、PNG 或 WebP';

/** Checks what is sent; the server checks it again. */
export function sizeProblem({ size }: { size: number }): string | null {
  return size > MAX_MB * 1024 * 1024 ? `超过 ${MAX_MB} MB，请压缩后再传` : null;
}
