import { getFirst } from '@huarong/core/shared';
import { Flag, Icon, isPhone } from '@huarong/ui';
import { type KeyboardEvent, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Gallery.module.css';
import { orderImages, viewName } from './image-view.ts';
import { useLens } from './use-lens.ts';

const Lens = lazyOptional(async () => (await import('./Lens.tsx')).Lens);
const Zoom = lazyOptional(async () => (await import('../Zoom/Zoom.tsx')).Zoom);

const LARGE_SIZES =
  '(max-width: 767.98px) 100vw, (max-width: 1199.98px) 50vw, (min-width: 1280px) 44vw, 560px';

interface GalleryProps {
  /** Images of the chosen sku. */
  paths: readonly string[];
  name: string;
  /** Number and name of the chosen shade. */
  shade?: string | undefined;
  flag?: string | undefined;
  /** The image of the activity, in the other corner; the offer beside says the same in words. */
  labelUrl?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Thumbnails react to pointer, focus and arrow keys; the pointer over the large image opens a lens, a click the zoom. On phones
 * the large image and those of the other thumbnails are swiped, and each opens the zoom.
 */
export function Gallery({ paths, name, shade, flag, labelUrl, ref }: GalleryProps) {
  const [chosen, setIndex] = useState(0);
  /** The image that the zoom opens with; null while it is closed. */
  const [zoomed, setZoomed] = useState<number | null>(null);
  const { stage, lens, handlers } = useLens();
  const images = orderImages(paths);
  const index = Math.min(chosen, images.length - 1);
  const shownPath = images[index] ?? getFirst(images);
  const view = viewName(shownPath);
  const track = useRef<HTMLDivElement>(null);
  const [swiped, setSwiped] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shade begins with its first image
  useEffect(() => {
    if (track.current) track.current.scrollLeft = 0;
  }, [paths]);
  // A phone shows the first image large, whichever is zoomed.
  const show = (at: number) => isPhone() || setIndex(at);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setIndex((index + step + images.length) % images.length);
  };
  return (
    <div ref={ref} className={styles.frame}>
      <div
        ref={track}
        className={styles.gallery}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setSwiped(Math.round(scrollLeft / clientWidth))
        }
      >
        <fieldset className={styles.thumbs} aria-label="商品图片">
          {images.map((path, each) => (
            <button
              key={path}
              type="button"
              className={styles.thumb}
              aria-label={`${viewName(path)}第 ${each + 1} 张，共 ${images.length} 张`}
              aria-pressed={each === index}
              onClick={() => (isPhone() ? setZoomed(each) : setIndex(each))}
              onMouseEnter={() => show(each)}
              onKeyDown={onKeyDown}
            >
              <ProductImage path={path} alt="" sizes="(max-width: 767.98px) 100vw, 72px" />
            </button>
          ))}
        </fieldset>
        <div className={styles.stage} ref={stage} {...handlers}>
          <button type="button" className={styles.large} onClick={() => setZoomed(index)}>
            <ProductImage path={shownPath} alt={name} sizes={LARGE_SIZES} isEager />
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
          {lens && (
            <Suspense fallback={null}>
              <Lens path={shownPath} lens={lens} />
            </Suspense>
          )}
        </div>
      </div>
      <span className={styles.count} aria-hidden="true">
        {swiped + 1} / {images.length}
      </span>
      {zoomed !== null && (
        <Suspense fallback={null}>
          <Zoom
            paths={images}
            index={zoomed}
            name={name}
            shade={shade}
            onIndex={(at) => {
              setZoomed(at);
              show(at);
            }}
            onClose={() => setZoomed(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
