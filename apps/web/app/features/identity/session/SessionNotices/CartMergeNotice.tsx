import { IconButton, Notice, showToast } from '@huarong/ui';
import { useEffect } from 'react';
import { browserApi } from '../../../../platform/api/index.ts';
import { browserPlatform } from '../../../../platform/browser.ts';
import type { CartMerge } from '../../../../platform/session/index.ts';
import { TextButton } from '../../parts/TextButton/TextButton.tsx';
import { cartMergeText } from './cart-merge-text.ts';
import styles from './SessionNotices.module.css';

/** Time to read it and to reach 撤销. */
const SHOWN_MS = 15_000;

const dismiss = () => browserPlatform().user.dismiss('cartMerge');

async function undo(mergeId: string) {
  const reply = await browserApi().cart.undoMerge({ mergeId });
  if (reply.ok) showToast('已撤销，购物车和登录前一样');
  dismiss();
}

/** Shows how the guest cart was merged at login. */
export function CartMergeNotice({ merge }: { merge: CartMerge }) {
  useEffect(() => {
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (merge.lines.length === 0) return null;
  const { mergeId } = merge;
  return (
    <div role="status">
      <Notice
        tone="ok"
        icon="bag"
        title="已合并购物车"
        action={
          <div className={styles.links}>
            <TextButton onClick={() => undo(mergeId)}>撤销</TextButton>
            <IconButton icon="close" label="关闭" size="sm" frame="plain" onClick={dismiss} />
          </div>
        }
      >
        {cartMergeText(merge)}
      </Notice>
    </div>
  );
}
