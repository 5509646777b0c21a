import { STORE } from '@huarong/core/shared';
import { Button, Icon, Spinner } from '@huarong/ui';
import { Panel } from '../../parts/Panel/Panel.tsx';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import type { Login } from '../use-login.ts';
import styles from './QrLogin.module.css';
import { type QrState, useQrLogin } from './use-qr-login.ts';

interface QrLoginProps {
  login: Login;
  target: string;
  /** Called when the shopper goes back to the other methods. */
  onClose: () => void;
}

/** Logging in with a phone that is already logged in: the code and what has become of it. */
export function QrLogin({ login, target, onClose }: QrLoginProps) {
  const { state, refresh } = useQrLogin(login, target);
  return (
    <Panel title="扫码登录" lead="用已登录花容的手机扫一扫，在手机上确认后这里自动登录。" focusTitle>
      <div className={styles.code}>
        <CodeImage state={state} />
        <p role="status" className={styles.status}>
          {STATUS[state.kind]}
        </p>
        {(state.kind === 'ended' || state.kind === 'cancelled' || state.kind === 'failed') && (
          <Button kind="ink" onClick={refresh}>
            刷新二维码
          </Button>
        )}
        {'demoPhone' in state && state.demoPhone && (
          <a className={styles.demo} href={state.demoPhone} target="_blank" rel="noreferrer">
            演示：用模拟手机扫码
          </a>
        )}
      </div>
      <ul className={styles.advice}>
        <li>二维码 {STORE.identity.step.qr / 60} 分钟内有效，只能用一次。</li>
        <li>手机上会显示这台电脑的设备、位置和时间，请核对后再确认。</li>
        <li>不要扫描别人发来的登录二维码。</li>
      </ul>
      <p className={styles.back}>
        <TextButton onClick={onClose}>用密码或短信登录</TextButton>
      </p>
    </Panel>
  );
}

const STATUS: Record<QrState['kind'], string> = {
  loading: '正在生成二维码',
  waiting: '等待扫码',
  scanned: '已扫码，请在手机上确认',
  cancelled: '已在手机上取消',
  ended: '二维码已失效',
  failed: '二维码没有生成，请检查网络',
};

function CodeImage({ state }: { state: QrState }) {
  if ('image' in state)
    return (
      <img
        className={state.kind === 'scanned' ? styles.faded : undefined}
        src={state.image}
        width={216}
        height={216}
        alt="登录二维码"
      />
    );
  return (
    <span className={styles.empty}>
      {state.kind === 'loading' ? <Spinner /> : <Icon name="qr-code" size={28} />}
    </span>
  );
}
