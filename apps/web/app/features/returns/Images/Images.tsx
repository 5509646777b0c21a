import { MOST_PICTURES, PictureField, type Pictures as PicturesState } from '../../uploads/index.ts';
import styles from './Images.module.css';

interface PicturesProps extends PicturesState {
  /** Quality and allergy need at least one. */
  isNeeded: boolean;
}

/** Pictures as evidence: how many, and whether there must be one, is said before they are chosen. */
export const Pictures = ({ isNeeded, ...pictures }: PicturesProps) => (
  <fieldset className={styles.field}>
    <legend>
      图片
      <small>
        {isNeeded ? '至少 1 张，' : '选填，'}最多 {MOST_PICTURES} 张，单张不超过 5 MB，JPEG、PNG 或 WebP
      </small>
    </legend>
    <PictureField {...pictures} />
  </fieldset>
);
