import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { saveBytes } from '../../ui/file/table-file.ts';
import { showToast } from '../../ui/Toaster.tsx';
import type { BatchDetail } from './card-texts.ts';

const LEAST = 12;

/** The one download of a batch: the file is encrypted with a password that only the downloader knows. */
export function DownloadDialog({
  batch,
  onClose,
  onDone,
}: {
  batch: BatchDetail;
  onClose: () => void;
  onDone: () => void;
}) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [password, again] = [String(data.get('password')), String(data.get('again'))];
    if (password.length < LEAST) return setError(`密码至少 ${LEAST} 个字符`);
    if (password !== again) return setError('两次输入的密码不同');
    setIsBusy(true);
    const reply = await api.storedCards.download({ batchId: batch.batchId, password });
    setIsBusy(false);
    if (!reply.ok) return setError(reply.refusal.message);
    const { fileName, contentBase64 } = reply.value;
    saveBytes(
      fileName,
      Uint8Array.from(atob(contentBase64), (character) => character.charCodeAt(0)),
    );
    showToast('卡号文件已下载，不能再次下载');
    onClose();
    onDone();
  }
  return (
    <Dialog title="下载卡号文件" onClose={onClose}>
      <form className="stack stack-4" onSubmit={submit}>
        <p>
          {batch.code} 的 {batch.count} 组卡号与密码只能下载这一次。文件用下面的密码加密，密码不会保存；
          忘记密码或丢失文件，只能作废这一批重做。
        </p>
        <TextField
          label="文件密码"
          name="password"
          type="password"
          autoComplete="new-password"
          hint={`至少 ${LEAST} 个字符，另外告诉印制方`}
        />
        <TextField label="再输一次" name="again" type="password" autoComplete="new-password" error={error} />
        <p className="hint">
          打开方法：
          <span className="code">
            openssl enc -d -aes-256-cbc -pbkdf2 -iter 600000 -in 文件 -out 卡号.csv
          </span>
        </p>
        <div className="acts">
          <button
            type="submit"
            className={isBusy ? 'btn btn-ink is-loading' : 'btn btn-ink'}
            disabled={isBusy}
          >
            下载一次
          </button>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
        </div>
      </form>
    </Dialog>
  );
}
