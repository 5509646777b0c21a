import { STORE } from '@huarong/core/shared';
import { Icon, IconButton, Spinner } from '@huarong/ui';
import { type DragEvent, useId } from 'react';
import styles from './Documents.module.css';
import { type DocumentsState, MAX_DOCUMENTS, type UploadedDocument } from './use-documents.ts';

const TYPES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface DocumentsProps {
  documents: DocumentsState;
  error?: string | undefined;
}

/** Document upload by file dialog or drag and drop, with the status of each file. */
export function Documents({ documents: { documents, add, remove, isFull }, error }: DocumentsProps) {
  const id = useId();
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.documents}>
      <label
        htmlFor={id}
        className={styles.zone}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
      >
        <Icon name="upload" size={28} />
        <b>点击或拖入文件</b>
        <span>
          营业执照、商标注册证、授权书、备案凭证等；PDF、JPG、PNG，最多 {MAX_DOCUMENTS} 个，每个不超过{' '}
          {STORE.uploads.documentMegabytes} MB
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={TYPES}
          disabled={isFull}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <ul aria-live="polite">
        {documents.map((upload) => (
          <DocumentRow key={upload.key} upload={upload} onRemove={() => remove(upload.key)} />
        ))}
        {error && <li className={styles.wrong}>{error}</li>}
      </ul>
    </div>
  );
}

const sizeText = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const DocumentRow = ({
  upload: { name, bytes, state, reason },
  onRemove,
}: {
  upload: UploadedDocument;
  onRemove: () => void;
}) => (
  <li className={state === 'refused' ? styles.wrong : undefined}>
    <Icon name={state === 'refused' ? 'info' : 'document'} size={20} />
    <span className={styles.name}>
      {name}
      <small>{reason ?? sizeText(bytes)}</small>
    </span>
    {state === 'sending' && <Spinner />}
    {state === 'uploaded' && <em>已上传</em>}
    <IconButton icon="close" label={`删除 ${name}`} size="sm" onClick={onRemove} />
  </li>
);
