import { Icon, IconButton, Spinner } from '@huarong/ui';
import { type DragEvent, useId } from 'react';
import styles from './Documents.module.css';
import { MOST_PAPERS, type Paper, type PapersState } from './use-documents.ts';

const TYPES = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png';

interface PapersProps {
  papers: PapersState;
  error?: string | undefined;
}

/** Papers to hand in: chosen or dropped, each with its own news. */
export function Papers({ papers: { papers, add, remove, isFull }, error }: PapersProps) {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add([...event.dataTransfer.files]);
  };
  return (
    <div className={styles.papers}>
      <label
        htmlFor={id}
        className={styles.zone}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <Icon name="upload" size={28} />
        <b>点击或拖入文件</b>
        <span>
          营业执照、商标注册证、授权书、备案凭证等；PDF、JPG、PNG，最多 {MOST_PAPERS} 个，每个不超过 10 MB
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
        {papers.map((paper) => (
          <PaperRow key={paper.key} paper={paper} onRemove={() => remove(paper.key)} />
        ))}
        {error && <li className={styles.wrong}>{error}</li>}
      </ul>
    </div>
  );
}

const sizeText = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const PaperRow = ({
  paper: { name, bytes, state, reason },
  onRemove,
}: {
  paper: Paper;
  onRemove: () => void;
}) => (
  <li className={state === 'refused' ? styles.wrong : undefined}>
    <Icon name={state === 'refused' ? 'info' : 'document'} size={20} />
    <span className={styles.name}>
      {name}
      <small>{reason ?? sizeText(bytes)}</small>
    </span>
    {state === 'sending' && <Spinner />}
    {state === 'there' && <em>已上传</em>}
    <IconButton icon="close" label={`删除 ${name}`} size="sm" onClick={onRemove} />
  </li>
);
