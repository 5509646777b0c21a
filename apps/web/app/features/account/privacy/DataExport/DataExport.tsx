import type { PrivacyRecord } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import { Button, Dialog, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { momentText } from '../../format/moment-text.ts';
import { OwnProof } from '../OwnerVerification/OwnerVerification.tsx';
import styles from '../privacy.module.css';
import { download } from './download.ts';

interface DataExportProps {
  record: PrivacyRecord;
  onSaved: (record: PrivacyRecord) => void;
  onAskAgain: () => void;
}

const { exportDays, exportEveryHours } = STORE.account;

/** A copy of everything, made while she does something else. */
export function DataExport({ record: { export: copy }, onSaved, onAskAgain }: DataExportProps) {
  const [isProving, setIsProving] = useState(false);
  const [isFetching, setIsFetching] = useState(false);
  async function fetchCopy(url: string) {
    setIsFetching(true);
    const isThere = await download(url, 'huarong.zip');
    setIsFetching(false);
    if (!isThere) showToast('没有下载成功，请刷新页面后重试');
  }
  return (
    <>
      <section className={styles.box} aria-labelledby="export-title">
        <h3 id="export-title">导出我的数据</h3>
        <p>
          包含资料、地址、订单、积分、评价与隐私记录，按类分成 JSON 文件，打包为 ZIP。准备好后 {exportDays}{' '}
          天内可下载，需短信验证。
        </p>
        {copy.status === 'preparing' && (
          <Notice
            tone="info"
            icon="clock"
            action={
              <Button size="sm" onClick={onAskAgain}>
                看看好了没有
              </Button>
            }
          >
            {momentText(copy.requestedAt!)} 申请，正在整理，一般几分钟
          </Notice>
        )}
        {copy.status === 'ready' && (
          <Notice
            tone="ok"
            icon="download"
            title="数据已准备好"
            action={
              <Button
                size="sm"
                loading={isFetching}
                loadingLabel="正在下载"
                onClick={() => fetchCopy(copy.downloadUrl!)}
              >
                下载
              </Button>
            }
          >
            {sizeText(copy.sizeBytes!)}，{copy.until!.slice(5, 10)} 前可下载
          </Notice>
        )}
        <div className={styles.row}>
          <Button disabled={copy.nextAt !== undefined} onClick={() => setIsProving(true)}>
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
        open={isProving}
        onClose={() => setIsProving(false)}
        title="导出我的数据"
        description="验证账号现在绑定的手机号后开始整理"
        size="sm"
      >
        <OwnProof
          request="export"
          submit="开始整理"
          sending="正在提交"
          onDone={(record) => {
            setIsProving(false);
            onSaved(record);
            showToast('已开始整理，可以先离开这个页面');
          }}
        />
      </Dialog>
    </>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
