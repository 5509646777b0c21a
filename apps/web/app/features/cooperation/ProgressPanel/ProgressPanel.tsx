import type { CooperationProgress } from '@huarong/contract/cooperation';
import { Button, ButtonLink, EmptyState, Loading, Notice } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { Documents } from '../Documents/Documents.tsx';
import { useDocuments } from '../Documents/use-documents.ts';
import styles from './ProgressPanel.module.css';

/** `2026-11-12T10:05:00+08:00` → `11-12 10:05` */
const shortTime = (time: string) => time.slice(5, 16).replace('T', ' ');

/** One application: number, steps, requested documents and events. */
export function ProgressPanel({ progressKey }: { progressKey: string }) {
  const [progress, setProgress] = useState<CooperationProgress | 'unknown' | null>(null);
  useEffect(() => {
    void browserApi({ quiet: true })
      .cooperation.progress({ progressKey })
      .then((reply) => setProgress(reply.ok ? reply.value : 'unknown'));
  }, [progressKey]);

  if (progress === null) return <Loading>正在查询申请进度</Loading>;
  if (progress === 'unknown')
    return (
      <EmptyState
        icon="document"
        title="没有找到这份申请"
        actions={<ButtonLink href="/cooperation.html">用申请编号查询</ButtonLink>}
      >
        链接可能不完整，请从回执邮件重新打开。
      </EmptyState>
    );
  const { steps, wanted, events } = progress;
  return (
    <>
      <Facts progress={progress} />
      <ol className={styles.steps}>
        {steps.map(({ name, state, at }) => (
          <li key={name} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{name}</b>
            <small>{at ? shortTime(at) : state === 'now' ? '进行中' : '—'}</small>
          </li>
        ))}
      </ol>
      {wanted && <RequestedDocuments wanted={wanted} progressKey={progressKey} onDone={setProgress} />}
      <ul className={styles.events}>
        {events.map(({ at, title, text }) => (
          <li key={at + title}>
            <time dateTime={at}>{shortTime(at)}</time>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Number, brand and status of an application. */
function Facts({ progress }: { progress: CooperationProgress }) {
  const { receiptNo, brandNameEN, brandNameCN, company, statusText, expectedBy } = progress;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>申请编号</dt>
        <dd className={styles.number}>{receiptNo.replace(/^(HZ)(\d{4})(\d{4})/, '$1 $2 $3 ')}</dd>
      </div>
      <div>
        <dt>品牌</dt>
        <dd>
          {brandNameEN} {brandNameCN} · {company}
        </dd>
      </div>
      <div>
        <dt>当前状态</dt>
        <dd>
          <b>{statusText}</b>
          {expectedBy &&
            `，预计 ${Number(expectedBy.slice(5, 7))} 月 ${Number(expectedBy.slice(8, 10))} 日前完成`}
        </dd>
      </div>
    </dl>
  );
}

interface RequestedDocumentsProps {
  wanted: NonNullable<CooperationProgress['wanted']>;
  progressKey: string;
  onDone: (progress: CooperationProgress) => void;
}

/** Requested documents and their upload. */
function RequestedDocuments({ wanted, progressKey, onDone }: RequestedDocumentsProps) {
  const documents = useDocuments();
  const [problem, setProblem] = useState<string>();
  async function submitDocuments() {
    const reply = await browserApi({ quiet: true }).cooperation.supplement({
      progressKey,
      fileIds: documents.fileIds,
    });
    if (reply.ok) onDone(reply.value);
    else setProblem(reply.refusal.message);
  }
  return (
    <div className={styles.wanted}>
      <Notice tone="warn" title="需要你补交资料">
        {wanted.text} 请在 {shortTime(wanted.until)} 前补交，逾期需重新申请。
      </Notice>
      <Documents documents={documents} error={problem} />
      <Button
        kind="ink"
        disabled={documents.fileIds.length === 0 || documents.isSending}
        onClick={submitDocuments}
      >
        提交补充资料
      </Button>
    </div>
  );
}
