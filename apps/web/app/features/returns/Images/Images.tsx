import { STORE } from '@huarong/core/shared';
import { ImageField, type ImageUploads, MAX_IMAGES } from '../../uploads/index.ts';
import styles from './Images.module.css';

interface ImagesProps extends ImageUploads {
  /** Quality problems and allergies need at least one image. */
  isRequired: boolean;
}

/** Images as evidence. The legend states the limits before files are chosen. */
export const Images = ({ isRequired, ...images }: ImagesProps) => (
  <fieldset className={styles.field}>
    <legend>
      图片
      <small>
        {isRequired ? '至少 1 张，' : '选填，'}最多 {MAX_IMAGES} 张，单张不超过 {STORE.uploads.imageMegabytes}{' '}
        MB，JPEG、PNG 或 WebP
      </small>
    </legend>
    <ImageField {...images} />
  </fieldset>
);
