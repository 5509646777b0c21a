import type { CampaignImage } from '@huarong/contract/content';
import { imageSources } from '@huarong/core/images';
import { sceneSources } from './scene-sources.ts';

interface SceneImageProps {
  picture: CampaignImage;
  className?: string | undefined;
  /** How wide it is drawn, in the words of `sizes`. */
  sizes?: string;
  /** On the first screen: loads at once. */
  isEager?: boolean;
  /** Only fills a frame: the words beside it say what there is to see. */
  isMute?: boolean;
}

/** A picture of a content page; whoever frames it decides how it is cut. */
export function SceneImage({ picture, className, sizes = '100vw', isEager, isMute }: SceneImageProps) {
  const { imageUrl, width, height, alt } = picture;
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
        alt={isMute ? '' : alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
