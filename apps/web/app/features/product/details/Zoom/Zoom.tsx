import { getFirst } from '@huarong/core/shared';
import { IconButton, useModal } from '@huarong/ui';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { ProductImage } from '../../../catalogue/index.ts';
import { largestSource, viewName } from '../Gallery/image-view.ts';
import { useZoomView } from './use-zoom-view.ts';
import styles from './Zoom.module.css';
import { ZoomControls } from './ZoomControls.tsx';
import { ZoomMap } from './ZoomMap.tsx';
import { fitSize } from './zoom-view.ts';

interface ZoomProps {
  paths: readonly string[];
  index: number;
  name: string;
  shade?: string | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** The images in the whole window; Esc closes it, and Back on phones and tablets. */
export function Zoom({ paths, index, name, shade, onIndex, onClose }: ZoomProps) {
  const modal = useModal({ open: true, onClose, hash: '#image' });
  // Before the dialog leaves the document, so that closing returns the focus.
  useLayoutEffect(() => {
    const element = modal.ref.current;
    return () => element?.close();
  }, [modal.ref]);
  const path = paths[index] ?? getFirst(paths);
  const step = (by: 1 | -1) => onIndex((index + by + paths.length) % paths.length);
  const zoom = useZoomView(path, step);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
    if (key === '+' || key === '=') zoom.change('in');
    if (key === '-') zoom.change('out');
  };
  const { view, size } = zoom;
  const fit = fitSize(size);
  const image = {
    width: fit.width * view.scale,
    height: fit.height * view.scale,
    left: size.width / 2 - view.x * fit.width * view.scale,
    top: size.height / 2 - view.y * fit.height * view.scale,
  };
  return (
    <dialog {...modal} className={styles.zoom} aria-label={`${name} 大图`} onKeyDown={onKeyDown}>
      <fieldset className={styles.rail} aria-label="图片">
        {paths.map((each, at) => (
          <button
            key={each}
            type="button"
            aria-label={`${viewName(each)}第 ${at + 1} 张`}
            aria-pressed={at === index}
            onClick={() => onIndex(at)}
          >
            <ProductImage path={each} alt="" sizes="72px" />
          </button>
        ))}
      </fieldset>
      <div ref={zoom.stage} className={styles.stage} {...zoom.handlers}>
        {size.width > 0 && (
          <img src={largestSource(path)} alt={`${name} ${viewName(path)}`} style={image} draggable={false} />
        )}
      </div>
      <p className={styles.title}>
        <b>{viewName(path)}</b>
        <small>
          {index + 1} / {paths.length}
          {shade && `　${shade}`}
        </small>
      </p>
      {paths.length > 1 && (
        <>
          <IconButton
            className={styles.before}
            icon="left"
            label="上一张"
            frame="plain"
            onClick={() => step(-1)}
          />
          <IconButton
            className={styles.after}
            icon="right"
            label="下一张"
            frame="plain"
            onClick={() => step(1)}
          />
        </>
      )}
      <ZoomControls scale={view.scale} onChange={zoom.change} />
      <ZoomMap path={path} view={view} stage={size} />
      <IconButton className={styles.close} icon="close" label="关闭" frame="plain" onClick={onClose} />
    </dialog>
  );
}
