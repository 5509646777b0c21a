import { NoticeStatus } from '@huarong/core/checkout';
import { Notice } from '@huarong/ui';
import { useId, useState } from 'react';
import styles from './QuoteNotice.module.css';

/** 下单须知: marked until the buyer has opened it; a new text is marked again. */
export function QuoteNotice({ text }: { text: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState<NoticeStatus>(NoticeStatus.Waiting);
  const toggle = () => {
    setOpen(!isOpen);
    setStatus(NoticeStatus.Opened);
  };
  return (
    <div className={styles.notice} data-status={status}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        下单须知
        {status === NoticeStatus.Waiting && <small>未读</small>}
      </button>
      <div id={id} hidden={!isOpen}>
        <Notice tone="info">{text}</Notice>
      </div>
    </div>
  );
}
