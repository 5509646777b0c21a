import type { CartLine } from '@huarong/contract/cart';
import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Button, Checkbox, Price, showToast } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';
import type { CartState } from '../use-cart.ts';
import styles from './TotalBar.module.css';

/** Sticks to the bottom of the window: bulk actions, the amounts and the checkout button. */
export function TotalBar({ state }: { state: CartState }) {
  const navigate = useNavigate();
  const { cart, isBusy } = state;
  const lines = cart.ordinaryShopCartSkus.concat(cart.presaleShopCartSkus);
  const checked = lines.filter((line) => line.checked);
  const units = checked.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <div className={styles.bar}>
      <BulkActions lines={lines} checked={checked} state={state} />
      <ul className={styles.sums} aria-label="金额明细">
        {/* The last row is the total, which is shown beside the list. */}
        {cart.arithmetic.slice(0, -1).map(({ label, amount }) => (
          <li key={label}>
            {label} <b>{displayYuan(fromYuan(amount) ?? ZERO)}</b>
          </li>
        ))}
        <li>{cart.freight.text}</li>
      </ul>
      <div className={styles.total} aria-live="polite">
        <p>
          已选 {units} 件，应付
          {cart.expectedPoints > 0 && <small>可得 {cart.expectedPoints} 积分</small>}
        </p>
        <Price amount={cart.amounts.payable} size="md" />
      </div>
      <Button
        kind="rouge"
        size="lg"
        disabled={units === 0 || isBusy}
        onClick={() => navigate('/order?from=cart')}
      >
        去结算
      </Button>
    </div>
  );
}

interface BulkActionsProps {
  lines: readonly CartLine[];
  checked: readonly CartLine[];
  state: CartState;
}

/** Tick all lines; remove the ticked ones or save them as favourites. */
function BulkActions({ lines, checked, state }: BulkActionsProps) {
  const { isSignedIn } = useSession();
  const { isBusy } = state;
  // A favourite stores a sku, not the chosen parts of a bundle.
  const savableSkuIds = checked.flatMap(({ skuId, parts }) => (parts ? [] : [skuId]));
  return (
    <div className={styles.left}>
      <Checkbox
        checked={lines.length > 0 && checked.length === lines.length}
        indeterminate={checked.length > 0 && checked.length < lines.length}
        disabled={lines.length === 0}
        aria-disabled={isBusy}
        onChange={(event) => state.check(lines, event.target.checked)}
      >
        全选
      </Checkbox>
      <button type="button" disabled={checked.length === 0} onClick={() => state.remove(checked)}>
        删除选中
      </button>
      {isSignedIn && (
        <button
          type="button"
          disabled={savableSkuIds.length === 0}
          onClick={async () => {
            if (await state.saveForLater(savableSkuIds)) showToast('已移入收藏');
          }}
        >
          移入收藏
        </button>
      )}
    </div>
  );
}
