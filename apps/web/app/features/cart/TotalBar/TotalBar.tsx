import { displayYuan, fromYuan, ZERO } from '@huarong/core/shared';
import { Button, Checkbox, Price, showToast } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';
import { type CartSelection, selectionOf } from '../cart-selection.ts';
import type { CartState } from '../use-cart.ts';
import styles from './TotalBar.module.css';

/** Sticks to the bottom of the window: bulk actions, the amounts and the checkout button. */
export function TotalBar({ state }: { state: CartState }) {
  const navigate = useNavigate();
  const { cart, isBusy } = state;
  const selection = selectionOf(cart);
  const { units, isMixed } = selection;
  const { presale } = cart;
  return (
    <div className={styles.bar}>
      <BulkActions selection={selection} state={state} />
      <ul className={styles.sums} aria-label="金额明细">
        {/* The last row is the total, which is shown beside the list. */}
        {(presale ? cart.arithmetic : cart.arithmetic.slice(0, -1)).map(({ label, amount }) => (
          <li key={label}>
            {label} <b>{displayYuan(fromYuan(amount) ?? ZERO)}</b>
          </li>
        ))}
        {presale && (
          <li>
            尾款 <b>{displayYuan(fromYuan(presale.balance) ?? ZERO)}</b>
          </li>
        )}
        <li>{isMixed ? '预售商品需要单独结算，请分开勾选' : cart.freight.text}</li>
      </ul>
      <div className={styles.total} aria-live="polite">
        <p>
          已选 {units} 件，{presale ? '应付定金' : '应付'}
          {cart.expectedPoints > 0 && <small>可得 {cart.expectedPoints} 积分</small>}
        </p>
        <Price amount={presale?.deposit ?? cart.amounts.payable} size="md" />
      </div>
      <Button
        kind="rouge"
        size="lg"
        disabled={units === 0 || isMixed || isBusy}
        onClick={() => navigate('/order?from=cart')}
      >
        去结算
      </Button>
    </div>
  );
}

interface BulkActionsProps {
  selection: CartSelection;
  state: CartState;
}

/** Tick all lines that can be ordered together; remove the ticked ones or save them as favourites. */
function BulkActions({ selection: { together, others, checked }, state }: BulkActionsProps) {
  const { isSignedIn } = useSession();
  const { isBusy } = state;
  const isAllChecked = together.length > 0 && together.every((line) => line.checked);
  // A favourite stores a sku, not the chosen parts of a bundle.
  const savableSkuIds = checked.flatMap(({ skuId, parts }) => (parts ? [] : [skuId]));
  return (
    <div className={styles.left}>
      <Checkbox
        checked={isAllChecked}
        indeterminate={checked.length > 0 && !isAllChecked}
        disabled={together.length === 0}
        aria-disabled={isBusy}
        onChange={(event) =>
          event.target.checked ? state.check(together, true, others) : state.check(checked, false)
        }
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
