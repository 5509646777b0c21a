import type { QueuedFile } from './upload-queue.ts';

interface UploadedFilesProps {
  files: readonly QueuedFile[];
  isSending: boolean;
  onRetry: () => void;
  onClear: () => void;
}

/** How far a batch is, and why a file was not taken. */
export function UploadedFiles({ files, isSending, onRetry, onClear }: UploadedFilesProps) {
  const count = (...states: QueuedFile['state'][]) =>
    files.filter(({ state }) => states.includes(state)).length;
  const failed = files.filter(({ state }) => state === 'failed');
  const done = count('stored', 'same', 'failed');
  return (
    <div className="media-batch">
      <div className="row">
        <progress className="grow" max={files.length} value={done} aria-label="上传进度" />
        <span role="status">
          {isSending ? `正在上传，${done} / ${files.length}` : `${files.length} 张已处理`}：新存{' '}
          {count('stored')}
          ，已有 {count('same')}，没有收下 {failed.length}
        </span>
        {!isSending && failed.length > 0 && (
          <button type="button" className="btn btn-sm" onClick={onRetry}>
            重试 {failed.length} 张
          </button>
        )}
        {!isSending && (
          <button type="button" className="btn btn-sm btn-ghost" onClick={onClear}>
            收起
          </button>
        )}
      </div>
      {failed.length > 0 && (
        <ul className="media-failed" aria-label="没有收下的文件">
          {failed.map(({ id, name, message }) => (
            <li key={id}>
              <span className="ell">{name}</span>
              <span className="err">{message}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
