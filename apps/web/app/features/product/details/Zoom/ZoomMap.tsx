import { ProductImage } from '../../../catalogue/index.ts';
import styles from './Zoom.module.css';
import { type Size, visibleShare, type ZoomView } from './zoom-view.ts';

interface ZoomMapProps {
  path: string;
  view: ZoomView;
  stage: Size;
}

/** The whole image, small, with a frame around the visible part. */
export function ZoomMap({ path, view, stage }: ZoomMapProps) {
  const share = visibleShare(view, stage);
  const [width, height] = [Math.min(1, share.width), Math.min(1, share.height)];
  const percent = (part: number) => `${part * 100}%`;
  return (
    <div className={styles.map} aria-hidden="true">
      <ProductImage path={path} alt="" sizes="96px" />
      <i
        style={{
          left: percent(view.x - width / 2),
          top: percent(view.y - height / 2),
          width: percent(width),
          height: percent(height),
        }}
      />
    </div>
  );
}
