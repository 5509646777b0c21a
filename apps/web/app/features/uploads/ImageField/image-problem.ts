export const MOST_PICTURES = 9;
const LARGEST_MB = 5;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];
export const ACCEPTED = KINDS.join(',');

/** What can be told of a picture before it travels; the server looks into it in any case. */
export function pictureProblem({ type, size }: { type: string; size: number }): string | null {
  if (!KINDS.includes(type)) return '格式不支持，请用 JPEG、PNG 或 WebP';
  return size > LARGEST_MB * 1024 * 1024 ? `超过 ${LARGEST_MB} MB，请压缩后再传` : null;
}
