import styles from './Gallery.module.css';
import { largestSource } from './image-view.ts';
import type { LensPlace } from './place-lens.ts';

/** The frame over the image and the magnified part over the buying column. Only for the eye: the zoom shows the same. */
export const Lens = ({ path, lens: { lens, pane, image } }: { path: string; lens: LensPlace }) => (
  <>
    <i className={styles.lens} style={lens} />
    <div className={styles.pane} style={pane} aria-hidden="true">
      <img src={largestSource(path)} alt="" style={image} />
    </div>
  </>
);
