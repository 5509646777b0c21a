import { Icon, Spinner } from '@huarong/ui';
import styles from './Pictures.module.css';
import { ACCEPTED, MOST_PICTURES, type Picture, type Pictures as PicturesState } from './use-pictures.ts';

interface PicturesProps extends PicturesState {
  /** Quality and allergy need at least one. */
  isNeeded: boolean;
}

export const Pictures = ({ pictures, add, remove, isNeeded }: PicturesProps) => (
  <fieldset className={styles.field}>
    <legend>
      图片
      <small>
        {isNeeded ? '至少 1 张，' : '选填，'}最多 {MOST_PICTURES} 张，单张不超过 5 MB，JPEG、PNG 或 WebP
      </small>
    </legend>
    <ul className={styles.pictures} aria-live="polite">
      {pictures.map((picture) => (
        <li key={picture.key} data-state={picture.state}>
          <Shown picture={picture} />
          <button type="button" onClick={() => remove(picture.key)} aria-label={`移除图片 ${picture.name}`}>
            <Icon name="close" size={12} />
          </button>
        </li>
      ))}
      {pictures.length < MOST_PICTURES && (
        <li>
          <label className={styles.add}>
            <input
              type="file"
              multiple
              accept={ACCEPTED}
              aria-label="添加图片"
              onChange={(event) => {
                add(event.target.files ?? []);
                // The same file may be chosen again after it was taken away.
                event.target.value = '';
              }}
            />
            <Icon name="camera" size={18} />
            添加图片
          </label>
        </li>
      )}
    </ul>
  </fieldset>
);

function Shown({ picture }: { picture: Picture }) {
  if (picture.state === 'there')
    return <img src={picture.imageUrl} alt={picture.name} width={92} height={92} />;
  if (picture.state === 'failed') return <p role="alert">{picture.message}</p>;
  return (
    <p>
      <Spinner />
      上传中
    </p>
  );
}
