import { getFirst } from '@huarong/core/shared';
import { Flag, Icon } from '@huarong/ui';
import { type KeyboardEvent, useState } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Gallery.module.css';
import { Zoom } from './Zoom.tsx';

interface GalleryProps {
  /** Images of the chosen sku, the front first. */
  paths: readonly string[];
  name: string;
  flag?: string | undefined;
  /** The image of the activity, in the other corner; the offer beside says the same in words. */
  labelUrl?: string | undefined;
}

/** Thumbnails react to pointer, focus and arrow keys; a click on the large image opens the zoom. */
export function Gallery({ paths, name, flag, labelUrl }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const shownPath = paths[index] ?? getFirst(paths);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setIndex((index + step + paths.length) % paths.length);
  };
  return (
    <div className={styles.gallery}>
      <fieldset className={styles.thumbs} aria-label="商品图片">
        {paths.map((path, each) => (
          <button
            key={path}
            type="button"
            className={styles.thumb}
            aria-label={`第 ${each + 1} 张，共 ${paths.length} 张`}
            aria-pressed={each === index}
            onClick={() => setIndex(each)}
            onMouseEnter={() => setIndex(each)}
            onKeyDown={onKeyDown}
          >
            <ProductImage path={path} alt="" sizes="76px" />
          </button>
        ))}
      </fieldset>
      <button type="button" className={styles.large} onClick={() => setZoomed(true)}>
        <ProductImage path={shownPath} alt={name} sizes="(min-width: 1280px) 44vw, 560px" isEager />
        {flag && <Flag>{flag}</Flag>}
        {labelUrl && <img className={styles.label} src={labelUrl} width={72} height={32} alt="" />}
        <span className={styles.hint}>
          <Icon name="zoom-in" size={18} />
          点击放大 {index + 1} / {paths.length}
        </span>
      </button>
      <Zoom
        open={isZoomed}
        onClose={() => setZoomed(false)}
        path={shownPath}
        name={name}
        onStep={(step) => setIndex((index + step + paths.length) % paths.length)}
      />
    </div>
  );
}
