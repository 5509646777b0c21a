import { useSession } from '../../../platform/session/use-session.ts';
import styles from './OtherOptions.module.css';

/** Alternatives to the look-up: sign in, or contact support. */
export function OtherOptions() {
  const { isSignedIn } = useSession();
  return (
    <div className={styles.options}>
      <b>{isSignedIn ? '你已登录' : '已经是会员？'}</b>
      {isSignedIn ? (
        <p>
          查到的游客订单会收进你的账户，和 <a href="/myOrderList">我的订单</a> 放在一起。
        </p>
      ) : (
        <p>
          登录后在 <a href="/myOrderList">我的订单</a> 查看全部订单，不用验证码。
        </p>
      )}
      <p>
        找不到订单号：请 <a href="/campaign/service.html">联系客服</a>，核对手机号后会告诉你。
      </p>
    </div>
  );
}
