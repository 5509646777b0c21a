import type { CartLine } from '@huarong/contract/cart';
import { Icon, showToast } from '@huarong/ui';
import { useSession } from '../../../../platform/session/use-session.ts';
import type { CartState } from '../../use-cart.ts';
import styles from './LineActions.module.css';

interface LineActionsProps {
  line: CartLine;
  name: string;
  state: CartState;
}

export function LineActions({ line, name, state }: LineActionsProps) {
  const { isSignedIn } = useSession();
  return (
    <div className={styles.actions}>
      {/* A favourite stores a sku, not the chosen parts of a bundle. */}
      {isSignedIn && !line.parts && (
        <button
          type="button"
          onClick={async () => {
            if (await state.saveForLater([line.skuId])) showToast('已移入收藏');
          }}
        >
          <Icon name="heart" size={24} />
          移入收藏
        </button>
      )}
      <button type="button" onClick={() => state.remove([line])} aria-label={`删除 ${name}`}>
        <Icon name="trash" size={24} />
        删除
      </button>
    </div>
  );
}
