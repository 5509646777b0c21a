/** The `srcset` of an image that is delivered 400 px wide: tiles of a desktop need half of it. */
export const tileSources = (imageUrl: string) =>
  `${imageUrl.replace('-400.', '-200.')} 200w, ${imageUrl} 400w`;
