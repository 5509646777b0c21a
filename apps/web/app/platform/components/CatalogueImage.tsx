import { imageSources } from '@huarong/core/images';

interface CatalogueImageProps {
  /** Image address from the API: `…-400.webp`. */
  path: string;
  width: number;
  height: number;
  /** Rendered width, so that the browser loads no larger image: `80px`. */
  sizes: string;
  /** Empty when the name is beside the image. */
  alt?: string;
}

/** A catalogue image in the smallest sufficient size. */
export function CatalogueImage({ path, width, height, sizes, alt = '' }: CatalogueImageProps) {
  const sources = imageSources(path);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
