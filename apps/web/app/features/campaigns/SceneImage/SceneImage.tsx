import type { CampaignImage } from '@huarong/contract/content';
import { imageSources } from '@huarong/core/images';
import { sceneSources } from './scene-sources.ts';

interface SceneImageProps {
  image: CampaignImage;
  className?: string | undefined;
  /** The width for the `sizes` attribute. */
  sizes?: string;
  /** Loads immediately, for images on the first screen. */
  isEager?: boolean;
  /** Hides the image from screen readers because the text beside it describes it. */
  isDecorative?: boolean;
}

/** An image of a content page; the caller's class decides how it is cropped. */
export function SceneImage({ image, className, sizes = '100vw', isEager, isDecorative }: SceneImageProps) {
  const { imageUrl, width, height, alt } = image;
  const sources = sceneSources(imageUrl) ?? imageSources(imageUrl);
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
