import type { PrivacyRecord } from '@huarong/contract/account';
import { STORE } from '@huarong/core/shared';
import { Button, Icon, Notice, showToast } from '@huarong/ui';
import { useState } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { momentText } from '../../format/moment-text.ts';
import styles from '../privacy.module.css';
import { CloseDialog } from './CloseDialog.tsx';

interface CloseAccountProps {
  record: PrivacyRecord;
  onSaved: (record: PrivacyRecord) => void;
}

/** Closing the account: what has to be settled first, and the period in which the request can be withdrawn. */
export function CloseAccount({ record: { cancellation }, onSaved }: CloseAccountProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const { effectiveAt } = cancellation;
  async function withdrawRequest() {
    const reply = await browserApi().account.savePrivacyRecord({ request: 'keepAccount' });
    if (!reply.ok) return;
    onSaved(reply.value);
    showToast('已撤回，账号照常使用');
  }
  return (
    <>
      <section className={styles.box} aria-labelledby="close-title">
        <h3 id="close-title">注销账号</h3>
        <p>
          注销申请后 {STORE.account.closureDays}{' '}
          天内登录即可撤回，之后资料删除，积分、券与等级清零，不能恢复。依法保留的交易记录除外。
        </p>
        {effectiveAt === undefined ? (
          <CloseRequest cancellation={cancellation} onRequest={() => setIsConfirming(true)} />
        ) : (
          <Notice
            tone="warn"
            title={`账号将在 ${momentText(effectiveAt)} 注销`}
            action={
              <Button size="sm" onClick={withdrawRequest}>
                撤回注销
              </Button>
            }
          >
            在那之前随时可以撤回。
          </Notice>
        )}
      </section>
      {isConfirming && (
        <CloseDialog
          cancellation={cancellation}
          onClose={() => setIsConfirming(false)}
          onDone={(record) => {
            setIsConfirming(false);
            onSaved(record);
          }}
        />
      )}
    </>
  );
}

interface CloseRequestProps {
  cancellation: PrivacyRecord['cancellation'];
  onRequest: () => void;
}

/** What has to be settled before the account can be closed, and the button to request it. */
const CloseRequest = ({ cancellation: { checks, blockedBy }, onRequest }: CloseRequestProps) => (
  <>
    <ul className={styles.checks}>
      {checks.map(({ text, isSettled, link, action }) => (
        <li key={link + action} data-open={!isSettled || undefined}>
          <Icon name={isSettled ? 'check' : 'close'} size={14} />
          {text}
          {!isSettled && <a href={link}>{action}</a>}
        </li>
      ))}
    </ul>
    <div className={styles.row}>
      <Button disabled={blockedBy.length > 0} onClick={onRequest}>
        申请注销
      </Button>
      {blockedBy.length > 0 && <small>处理完以上 {blockedBy.length} 项后可申请</small>}
    </div>
  </>
);
