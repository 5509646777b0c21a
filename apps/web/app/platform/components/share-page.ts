import { showToast } from '@huarong/ui';

/** Opens the share sheet of the system, or copies the address where there is none. */
export async function sharePage(title: string): Promise<void> {
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
