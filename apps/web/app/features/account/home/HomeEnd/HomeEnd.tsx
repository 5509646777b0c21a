import { useNavigate } from 'react-router';
import { signOut } from '../../../../platform/session/sign-out.ts';
import styles from './HomeEnd.module.css';

/** What the header and the footer have on wide screens: customer service and signing out. */
export function HomeEnd() {
  const navigate = useNavigate();
  async function signOutAndGoHome() {
    await signOut();
    navigate('/');
  }
  return (
    <div className={styles.end}>
      <p>
        客服热线 <a href="tel:400-000-0000">400-000-0000</a>（每日 9:00–23:00）
      </p>
      <p>
        <a href="/campaign/service.html">联系客服</a>
        <button type="button" onClick={signOutAndGoHome}>
          退出登录
        </button>
      </p>
    </div>
  );
}
