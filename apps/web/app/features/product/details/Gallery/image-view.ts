import { imageSources } from '@huarong/core/images';

/** The views in the order of the gallery, with their names. */
const VIEWS = new Map([
  ['front', '正面'],
  ['angle', '侧面'],
  ['open', '打开'],
  ['texture', '质地'],
  ['arm', '手臂试色'],
  ['chart', '色卡'],
  ['box', '盒内物品'],
  ['scale', '尺寸'],
  ['scene', '场景'],
]);
const ORDER = [...VIEWS.keys()];
const VIEW = /-([a-z]+)-\d+\.webp$/;
/** Thumbnails beside the large image. */
const MOST = 8;

/** 正面, 质地; empty for an image that staff uploaded. */
export const viewName = (path: string): string => VIEWS.get(VIEW.exec(path)?.[1] ?? '') ?? '';

/** At most eight, known views in their order; other images stay where they are. */
export function orderImages(paths: readonly string[]): string[] {
  const rank = (path: string) => ORDER.indexOf(VIEW.exec(path)?.[1] ?? '');
  const known = paths.filter((path) => rank(path) >= 0).sort((a, b) => rank(a) - rank(b));
  let next = 0;
  return paths.map((path) => (rank(path) < 0 ? path : known[next++]!)).slice(0, MOST);
}

/** Images for the chapters of a story: all but the front, and the one that shows measures. */
export const storyImages = (paths: readonly string[]): string[] =>
  paths.slice(1).filter((path) => !path.includes('-scale-'));

/** The largest WebP of an image, for lens and zoom. */
export const largestSource = (path: string): string =>
  imageSources(path)?.webp.split(', ').at(-1)?.split(' ')[0] ?? path;
