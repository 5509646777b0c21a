import { Icon, Progress } from '@huarong/ui';
import styles from './ImageField.module.css';
import { ACCEPTED, MOST_PICTURES } from './image-problem.ts';
import type { Picture, Pictures } from './use-images.ts';

interface PictureFieldProps extends Pictures {
  /** What should be known before one is chosen, where the page has not said so. */
  hint?: string | undefined;
}

/** Pictures beside the words; what is on its way shows how far it has got. */
export const PictureField = ({ pictures, add, remove, hint }: PictureFieldProps) => (
  <div>
    <ul className={styles.pictures} aria-live="polite">
      {pictures.map((picture) => (
        <li key={picture.key} data-state={picture.state}>
          <Shown picture={picture} />
          <button type="button" onClick={() => remove(picture.key)} aria-label={`移除图片 ${picture.name}`}>
            <Icon name="close" size={10} />
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
            {pictures.length} / {MOST_PICTURES}
          </label>
        </li>
      )}
    </ul>
    {hint && <small className={styles.hint}>{hint}</small>}
  </div>
);

function Shown({ picture }: { picture: Picture }) {
  if (picture.state === 'there')
    return <img src={picture.imageUrl} alt={picture.name} width={88} height={88} />;
  if (picture.state === 'failed') return <p role="alert">{picture.message}</p>;
  return (
    <p>
      {picture.percent < 100 ? `${picture.percent}%` : '处理中'}
      <Progress label={`${picture.name} 上传进度`} percent={picture.percent} />
    </p>
  );
}
