import { MOST_PICTURES, PictureField, type Pictures as PicturesState } from '../../uploads/index.ts';
import styles from './Images.module.css';

interface ImagesProps extends PicturesState {
  /** Quality and allergy need at least one. */
  isRequired: boolean;
}

/** Pictures as evidence: how many, and whether there must be one, is said before they are chosen. */
export const Images = ({ isRequired: isNeeded, ...images }: ImagesProps) => (
  <fieldset className={styles.field}>
    <legend>
      图片
      <small>
        {isNeeded ? '至少 1 张，' : '选填，'}最多 {MOST_PICTURES} 张，单张不超过 5 MB，JPEG、PNG 或 WebP
      </small>
    </legend>
    <PictureField {...images} />
  </fieldset>
);
