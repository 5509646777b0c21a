import { adminRoutes } from '@huarong/contract/admin/routes';
import { useEffect, useMemo, useRef, useState } from 'react';
import { uploadFile } from '../../platform/api/upload.ts';
import { Icon } from '../../ui/Icon.tsx';
import { filesOfDrop, type NamedFile, namedFiles } from './dropped-files.ts';
import type { UploadedMedia } from './types.ts';
import { UploadedFiles } from './UploadedFiles.tsx';
import { createUploadQueue, type QueuedFile } from './upload-queue.ts';

interface UploadPanelProps {
  onSettled: (stored: readonly UploadedMedia[]) => void;
}

const ACCEPTED = 'image/jpeg,image/png,image/webp';

/** Images by button, folder, drag or paste. They are sent a few at a time, each with its own result. */
export function UploadPanel({ onSettled }: UploadPanelProps) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [isOver, setIsOver] = useState(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  const queue = useMemo(
    () =>
      createUploadQueue({
        send: (file, name) =>
          uploadFile<UploadedMedia>(adminRoutes.media.upload, { name: name.slice(-200) }, file),
        onChange: setFiles,
        onSettled: (stored) => settled.current(stored),
      }),
    [],
  );
  const isSending = files.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pasted = namedFiles(event.clipboardData?.files);
      if (pasted.length > 0) queue.add(pasted);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isSending) event.preventDefault();
    };
    document.addEventListener('paste', onPaste);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('paste', onPaste);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [queue, isSending]);
  const take = (given: readonly NamedFile[]) => {
    if (given.length > 0) queue.add(given);
  };
  return (
    <section aria-label="上传图片" className="media-upload">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of four ways; the two buttons need no mouse */}
      <div
        className={isOver ? 'drop is-over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void filesOfDrop(event.dataTransfer).then(take);
        }}
      >
        <Icon name="upload" />
        <p>
          拖进来、粘贴，或
          <FileButton label="选图片" onFiles={take} />
          <FileButton label="选文件夹" isFolder onFiles={take} />
        </p>
        <small>
          JPG、PNG 或 WebP，每张至多 5 MB。名字写成 <span className="code">HR20710107-front</span>{' '}
          的，会自己找到商品。
        </small>
      </div>
      {files.length > 0 && (
        <UploadedFiles files={files} isSending={isSending} onRetry={queue.retry} onClear={queue.clear} />
      )}
    </section>
  );
}

interface FileButtonProps {
  label: string;
  isFolder?: boolean;
  onFiles: (files: readonly NamedFile[]) => void;
}

function FileButton({ label, isFolder = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // React has no name for this attribute.
    if (isFolder) input.current?.setAttribute('webkitdirectory', '');
  }, [isFolder]);
  return (
    <label className="lnk media-pick">
      {label}
      <input
        ref={input}
        className="vh"
        type="file"
        multiple
        accept={ACCEPTED}
        onChange={(event) => {
          onFiles(namedFiles(event.target.files));
          event.target.value = '';
        }}
      />
    </label>
  );
}
