import { adminRoutes } from '@huarong/contract/admin/routes';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { uploadFile } from '../../platform/api/upload.ts';
import { FileDrop } from '../../ui/file/FileDrop.tsx';

const MAX_BYTES = 20 * 1024 * 1024;

/** Takes a file and opens its dry run. */
export function UploadFile() {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function send([file]: readonly File[]) {
    if (!file) return;
    setIsBusy(true);
    const sent = await uploadFile<{ importId: string }>(
      adminRoutes.imports.upload,
      { name: file.name.slice(-200) },
      file,
    );
    setIsBusy(false);
    if (sent.ok) void navigate(`/import/${sent.value.importId}`);
    else setError(sent.message);
  }
  return (
    <div aria-busy={isBusy}>
      <FileDrop
        label={isBusy ? '正在上传…' : '拖一个文件进来，或点这里选'}
        hint="CSV（UTF-8、GB18030，逗号或分号）、Excel（.xlsx）或 JSON；至多 20 MB、50,000 行。先预演，不写入。"
        accept=".csv,.xlsx,.json"
        maxBytes={MAX_BYTES}
        onFiles={(files) => void send(files)}
      />
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
