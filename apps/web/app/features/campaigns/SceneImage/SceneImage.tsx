import type { ScenePicture } from '@huarong/contract/content';
import { pictureSources } from '@huarong/core/images';
import { sceneSources } from './scene-sources.ts';

interface SceneImageProps {
  image: ScenePicture;
  className?: string | undefined;
  /** How wide it is drawn, in the words of `sizes`. */
  sizes?: string;
  /** On the first screen: loads at once. */
  isEager?: boolean;
  /** Only fills a frame: the words beside it say what there is to see. */
  isDecorative?: boolean;
}

/** A picture of a content page; whoever frames it decides how it is cut. */
export function SceneImage({ image, className, sizes = '100vw', isEager, isDecorative }: SceneImageProps) {
  const { imageUrl, width, height, alt } = image;
  const sources = sceneSources(imageUrl) ?? pictureSources(imageUrl);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        className={className}
        src={imageUrl}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        width={width}
        height={height}
        alt={isDecorative ? '' : alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
