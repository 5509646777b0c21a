import type { PrivacyRecord } from '@huarong/contract/account';
import { requireValue, STORE } from '@huarong/core/shared';
import { Button, Dialog, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useAction } from '../../../../platform/actions/use-action.ts';
import { browserPlatform } from '../../../../platform/browser.ts';
import { dayText, momentText } from '../../format/moment-text.ts';
import { OwnerVerification } from '../OwnerVerification/OwnerVerification.tsx';
import styles from '../privacy.module.css';

interface DataExportProps {
  record: PrivacyRecord;
  onSaved: (record: PrivacyRecord) => void;
  onRefresh: () => void;
}

const { exportDays, exportEveryHours } = STORE.account;

/** Requests and downloads a copy of the member's data; it is prepared in the background. */
export function DataExport({ record: { export: copy }, onSaved, onRefresh }: DataExportProps) {
  const [isVerifying, setIsVerifying] = useState(false);
  return (
    <>
      <section className={styles.box} aria-labelledby="export-title">
        <h3 id="export-title">导出我的数据</h3>
        <p>
          包含资料、地址、订单、积分、评价与隐私记录，按类分成 JSON 文件，打包为 ZIP。准备好后 {exportDays}{' '}
          天内可下载，需短信验证。
        </p>
        <ExportStatus copy={copy} onRefresh={onRefresh} />
        <div className={styles.row}>
          <Button disabled={copy.nextAt !== undefined} onClick={() => setIsVerifying(true)}>
            申请导出
          </Button>
          <small>
            {copy.nextAt === undefined
              ? `每 ${exportEveryHours} 小时 1 次`
              : `${momentText(copy.nextAt)} 后可再次申请`}
          </small>
        </div>
      </section>
      <Dialog
        open={isVerifying}
        onClose={() => setIsVerifying(false)}
        title="导出我的数据"
        description="验证账号现在绑定的手机号后开始整理"
        size="sm"
      >
        <OwnerVerification
          request="export"
          submit="开始整理"
          sending="正在提交"
          onDone={(record) => {
            setIsVerifying(false);
            onSaved(record);
            showToast('已开始整理，可以先离开这个页面');
          }}
        />
      </Dialog>
    </>
  );
}

interface ExportStatusProps {
  copy: PrivacyRecord['export'];
  onRefresh: () => void;
}

/** Shows that the copy is being prepared, or its download. */
function ExportStatus({ copy, onRefresh }: ExportStatusProps) {
  const [isFetching, fetchCopy] = useAction(async (url: string) => {
    const isDownloaded = await download(url, 'huarong.zip');
    if (!isDownloaded) showToast('没有下载成功，请刷新页面后重试');
  });
  if (copy.status === 'preparing')
    return (
      <Notice
        tone="info"
        icon="clock"
        action={
          <Button size="sm" onClick={onRefresh}>
            看看好了没有
          </Button>
        }
      >
        {momentText(requireValue(copy.requestedAt, 'requestedAt'))} 申请，正在整理，一般几分钟
      </Notice>
    );
  if (copy.status !== 'ready') return null;
  return (
    <Notice
      tone="ok"
      icon="download"
      title="数据已准备好"
      action={
        <Button
          size="sm"
          loading={isFetching}
          loadingLabel="正在下载"
          onClick={() => fetchCopy(requireValue(copy.downloadUrl, 'downloadUrl'))}
        >
          下载
        </Button>
      }
    >
      {sizeText(requireValue(copy.sizeBytes, 'sizeBytes'))}，{dayText(requireValue(copy.until, 'until'))}{' '}
      前可下载
    </Notice>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Downloads a file with the member's headers, which a plain link cannot send. */
async function download(url: string, name: string): Promise<boolean> {
  const call = browserPlatform().callTo(url);
  const answer = await fetch(call.url, { headers: call.headers }).catch(() => null);
  if (!answer?.ok) return false;
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameIn(answer.headers.get('content-disposition')) ?? name;
  link.click();
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address));
  return true;
}

const fileNameIn = (disposition: string | null) => /filename="([^"]+)"/.exec(disposition ?? '')?.[1];
