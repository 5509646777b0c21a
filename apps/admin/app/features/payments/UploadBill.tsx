import { adminRoutes } from '@huarong/contract/admin/routes';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { uploadFile } from '../../platform/api/upload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { FileDrop } from '../../ui/file/FileDrop.tsx';
import { showToast } from '../../ui/Toaster.tsx';

const MAX_BYTES = 40 * 1024 * 1024;

/** Takes a bill of a provider; the day is compared with it at once. */
export function UploadBill({ day: shownDay, onClose }: { day: string; onClose: () => void }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [provider, setProvider] = useState('alipay');
  const [day, setDay] = useState(shownDay);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function send([file]: readonly File[]) {
    if (!file) return;
    setIsBusy(true);
    setError(undefined);
    const sent = await uploadFile<{ isNew: boolean; lines: number }>(
      adminRoutes.reconciliation.upload,
      { provider, day },
      file,
    );
    setIsBusy(false);
    if (!sent.ok) return setError(sent.message);
    showToast(sent.value.isNew ? `已收下 ${sent.value.lines} 条，正在对账` : '这份账单已经有了，重新对账');
    onClose();
    if (day === shownDay) void revalidate();
    else void navigate(`?day=${day}`);
  }
  return (
    <Dialog title="上传账单" onClose={onClose}>
      <div className="stack stack-4" aria-busy={isBusy}>
        <SelectField
          label="渠道"
          value={provider}
          onChange={(event) => setProvider(event.target.value)}
          options={[
            { value: 'alipay', label: '支付宝 业务明细' },
            { value: 'wechat', label: '微信支付 交易账单' },
          ]}
        />
        <TextField
          label="账单日期"
          type="date"
          value={day}
          onChange={(event) => setDay(event.target.value)}
          required
        />
        <FileDrop
          label={isBusy ? '正在上传…' : '拖一个文件进来，或点这里选'}
          hint="渠道后台下载的原文件：CSV，支付宝也可以是压缩包；至多 40 MB。不要用表格软件另存。"
          accept=".csv,.zip"
          maxBytes={MAX_BYTES}
          onFiles={(files) => void send(files)}
        />
        {error && (
          <p className="err" role="alert">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
