import { Icon, Progress } from '@huarong/ui';
import styles from './ImageField.module.css';
import { ACCEPTED } from './image-problem.ts';
import type { ImageUpload, ImageUploads } from './use-images.ts';

interface ImageFieldProps extends ImageUploads {
  /** Hint shown before an image is chosen. */
  hint?: string | undefined;
}

/** Image uploads with their progress; on phones and tablets the camera beside the library. */
export const ImageField = ({ images, max, add, remove, retry, hint }: ImageFieldProps) => (
  <div>
    <ul className={styles.images} aria-live="polite">
      {images.map((image) => (
        <li key={image.key} data-state={image.state}>
          <Preview image={image} onRetry={retry} />
          <button type="button" onClick={() => remove(image.key)} aria-label={`移除图片 ${image.name}`}>
            <Icon name="close" size={10} />
          </button>
        </li>
      ))}
      {images.length < max && (
        <li className={styles.camera}>
          <label className={styles.add}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-label="拍照"
              onChange={(event) => {
                add(event.target.files ?? []);
                event.target.value = '';
              }}
            />
            <Icon name="camera" size={18} />
            拍照
          </label>
        </li>
      )}
      {images.length < max && (
        <li>
          <label className={styles.add}>
            <input
              type="file"
              multiple
              accept={ACCEPTED}
              aria-label="添加图片"
              onChange={(event) => {
                add(event.target.files ?? []);
                // Allows choosing the same file again after it was removed.
                event.target.value = '';
              }}
            />
            <Icon name="camera" size={18} />
            {images.length} / {max}
          </label>
        </li>
      )}
    </ul>
    {hint && <small className={styles.hint}>{hint}</small>}
  </div>
);

function Preview({ image, onRetry }: { image: ImageUpload; onRetry: ImageUploads['retry'] }) {
  if (image.state === 'uploaded') return <img src={image.imageUrl} alt={image.name} width={88} height={88} />;
  if (image.state === 'failed') {
    const { file, message } = image;
    return (
      <p role="alert">
        {message}
        {file && (
          <button type="button" className={styles.retry} onClick={() => onRetry(image, file)}>
            重传
          </button>
        )}
      </p>
    );
  }
  return (
    <p>
      {image.percent < 100 ? `${image.percent}%` : '处理中'}
      <Progress label={`${image.name} 上传进度`} percent={image.percent} />
    </p>
  );
}
