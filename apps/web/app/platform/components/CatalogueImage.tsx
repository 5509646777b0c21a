import { pictureSources } from '@huarong/core/images';

interface CatalogueImageProps {
  /** The one address the API tells: `…-400.webp`. */
  path: string;
  width: number;
  height: number;
  /** How wide it is drawn, so that the browser fetches no more: `80px`. */
  sizes: string;
  /** Empty where the name stands beside it. */
  alt?: string;
}

/** An image of the catalogue in the smallest form that is sharp enough. */
export function CatalogueImage({ path, width, height, sizes, alt = '' }: CatalogueImageProps) {
  const sources = pictureSources(path);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img src={path} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
