import { getFirst } from '@huarong/core/shared';
import { Flag, Icon } from '@huarong/ui';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Gallery.module.css';
import { orderImages, viewName } from './image-view.ts';
import { Lens } from './Lens.tsx';
import { useLens } from './use-lens.ts';

const Zoom = lazyOptional(async () => (await import('../Zoom/Zoom.tsx')).Zoom);

interface GalleryProps {
  /** Images of the chosen sku. */
  paths: readonly string[];
  name: string;
  /** Number and name of the chosen shade. */
  shade?: string | undefined;
  flag?: string | undefined;
  /** The image of the activity, in the other corner; the offer beside says the same in words. */
  labelUrl?: string | undefined;
}

/** Thumbnails react to pointer, focus and arrow keys; the pointer over the large image opens a lens, a click the zoom. */
export function Gallery({ paths, name, shade, flag, labelUrl }: GalleryProps) {
  const [chosen, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { stage, lens, handlers } = useLens();
  const images = orderImages(paths);
  const index = Math.min(chosen, images.length - 1);
  const shownPath = images[index] ?? getFirst(images);
  const view = viewName(shownPath);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setIndex((index + step + images.length) % images.length);
  };
  return (
    <div className={styles.gallery}>
      <fieldset className={styles.thumbs} aria-label="商品图片">
        {images.map((path, each) => (
          <button
            key={path}
            type="button"
            className={styles.thumb}
            aria-label={`${viewName(path)}第 ${each + 1} 张，共 ${images.length} 张`}
            aria-pressed={each === index}
            onClick={() => setIndex(each)}
            onMouseEnter={() => setIndex(each)}
            onKeyDown={onKeyDown}
          >
            <ProductImage path={path} alt="" sizes="72px" />
          </button>
        ))}
      </fieldset>
      <div className={styles.stage} ref={stage} {...handlers}>
        <button type="button" className={styles.large} onClick={() => setZoomed(true)}>
          <ProductImage path={shownPath} alt={name} sizes="(min-width: 1280px) 44vw, 560px" isEager />
          {flag && <Flag>{flag}</Flag>}
          {labelUrl && <img className={styles.label} src={labelUrl} width={72} height={32} alt="" />}
          <span className={styles.place}>
            {view && `${view}　`}
            {index + 1} / {images.length}
          </span>
          <span className={styles.hint}>
            <Icon name="zoom-in" size={16} />
            全屏看大图
          </span>
        </button>
        {lens && <Lens path={shownPath} lens={lens} />}
      </div>
      {isZoomed && (
        <Suspense fallback={null}>
          <Zoom
            paths={images}
            index={index}
            name={name}
            shade={shade}
            onIndex={setIndex}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
