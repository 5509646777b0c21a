import { Icon, type IconName } from '@huarong/ui';
import { Link } from 'react-router';
import styles from './SideTools.module.css';

/** Two blocks of tools at the right edge: what belongs to the shopper, and how to be heard. */
export function SideTools() {
  return (
    <aside className={styles.tools} aria-label="快捷工具">
      <div>
        <Tool to="/myAccount/myMemberCard" icon="user" label="会员" />
        <Tool to="/shopcart" icon="bag" label="购物车" />
        <Tool to="/myAccount/coupon" icon="ticket" label="优惠券" />
        <Tool to="/myAccount/favorite" icon="clock" label="足迹" />
      </div>
      <div>
        <Tool to="/campaign/service.html" icon="chat" label="客服" />
        <Tool to="/campaign/feedback.html" icon="edit" label="反馈" />
        <button type="button" onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}>
          <Icon name="up" size={18} />
          顶部
        </button>
      </div>
    </aside>
  );
}

function Tool({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link to={to}>
      <Icon name={icon} size={18} />
      {label}
    </Link>
  );
}
