import { Button, EmptyState, Notice } from '@huarong/ui';
import { useState } from 'react';
import { identityApi } from '../../identity-api.ts';
import { Panel } from '../../parts/Panel/Panel.tsx';
import styles from './ScanPanel.module.css';

export interface ScannedLogin {
  device: string;
  place: string;
  isSameNetwork: boolean;
  askedAt: string;
}

/** Names the browser that asks, so that nobody confirms the login of a stranger's screen. */
export function ScanPanel({ code, login }: { code: string; login: ScannedLogin }) {
  const [result, setResult] = useState<'confirmed' | 'cancelled' | 'ended' | null>(null);
  const [isSending, setSending] = useState(false);
  async function decide(isConfirmed: boolean) {
    setSending(true);
    const reply = await identityApi().decideQrLogin({ code, isConfirmed });
    setSending(false);
    if (!reply.ok) return setResult('ended');
    setResult(isConfirmed ? 'confirmed' : 'cancelled');
  }
  if (result) {
    const [title, text] = RESULTS[result];
    return (
      <EmptyState icon="info" title={title} level={1}>
        {text}
      </EmptyState>
    );
  }
  return (
    <Panel title="在电脑上登录花容？" lead="确认后，这台电脑会登录你的账号。" focusTitle>
      <dl className={styles.facts}>
        <dt>设备</dt>
        <dd>{login.device}</dd>
        <dt>位置</dt>
        <dd>
          {login.place}
          {login.isSameNetwork ? '（与这台手机同一网络）' : '（与这台手机不在同一网络）'}
        </dd>
        <dt>时间</dt>
        <dd>{login.askedAt.slice(0, 19).replace('T', ' ')}</dd>
      </dl>
      {!login.isSameNetwork && (
        <Notice tone="warn">这台电脑和手机不在同一网络。如果不是你本人在登录，请点取消。</Notice>
      )}
      <div className={styles.actions}>
        <Button kind="ink" size="lg" loading={isSending} onClick={() => decide(true)}>
          确认登录
        </Button>
        <Button size="lg" disabled={isSending} onClick={() => decide(false)}>
          取消
        </Button>
      </div>
    </Panel>
  );
}

const RESULTS = {
  confirmed: ['已确认登录', '可以回到电脑了。'],
  cancelled: ['已取消', '电脑上没有登录。如果不是你本人操作，建议修改密码。'],
  ended: ['二维码已失效', '请在电脑上刷新二维码，再扫一次。'],
} as const;
