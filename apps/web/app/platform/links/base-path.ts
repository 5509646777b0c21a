/** The path under which this document shows the shop: empty, except in a preview of staff (shop-preview/preview-script.ts). */
export const basePath = (): string => (globalThis as { previewBase?: string }).previewBase ?? '';

/** The path of the shop in a path of this document. */
export function withoutBase(path: string, base = basePath()): string {
  return base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
}
