import { STORE } from '@huarong/core/shared';
import { Button, ButtonLink, Icon } from '@huarong/ui';
import { useEffect, useRef } from 'react';
import styles from './Received.module.css';

interface ReceivedProps {
  feedbackNo: string;
  isSignedIn: boolean;
  /** Called when the author wants to write another one. */
  onAnother: () => void;
}

/** Confirms a feedback with its number and says how the answer arrives. */
export function Received({ feedbackNo, isSignedIn, onAnother }: ReceivedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.received} aria-labelledby="received-title">
      <Icon name="check" size={28} />
      <h2 id="received-title" ref={title} tabIndex={-1}>
        已收到你的反馈
      </h2>
      <p>
        反馈编号 <b>{feedbackNo}</b>
      </p>
      <p>
        {STORE.feedback.answerDays} 个工作日内答复。
        {isSignedIn ? '答复会送到消息中心。' : '请记下编号，在本页用编号和手机号查询答复。'}
      </p>
      <div className={styles.actions}>
        {isSignedIn && (
          <ButtonLink kind="ink" href="/myAccount/feedback">
            查看我的反馈
          </ButtonLink>
        )}
        <Button onClick={onAnother}>再写一条</Button>
      </div>
    </section>
  );
}
