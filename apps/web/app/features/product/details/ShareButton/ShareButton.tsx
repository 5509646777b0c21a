import { Icon, showToast } from '@huarong/ui';
import styles from './ShareButton.module.css';

/** Opens the share sheet of the system, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = window.location.href;
    if (navigator.share) {
      // Closing the sheet rejects; nothing has gone wrong then.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast('链接已复制，可以粘贴给朋友');
    } catch {
      showToast('没有复制成功，请从地址栏复制链接', 'info');
    }
  }
  return (
    <button type="button" className={styles.share} onClick={share}>
      <Icon name="share" size={16} />
      分享
    </button>
  );
}
