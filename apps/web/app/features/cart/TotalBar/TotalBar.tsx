import { displayYuan, fromYuan, groupDigits, ZERO } from '@huarong/core/shared';
import { ActionBar, Button, Checkbox, Icon, Price, showToast } from '@huarong/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../../platform/session/use-session.ts';
import { type CartSelection, selectionOf } from '../cart-selection.ts';
import { savedBy } from '../saved-by.ts';
import type { CartState } from '../use-cart.ts';
import { SumSheet } from './SumSheet.tsx';
import styles from './TotalBar.module.css';

interface TotalBarProps {
  state: CartState;
  /** On phones the actions for what is ticked take the place of the total. */
  isManaging?: boolean;
}

/** Sticks to the bottom of the window: bulk actions, the amounts and the checkout button. */
export function TotalBar({ state, isManaging = false }: TotalBarProps) {
  const [isSumOpen, setSumOpen] = useState(false);
  const navigate = useNavigate();
  const { cart, isBusy } = state;
  const selection = selectionOf(cart);
  const { units, isMixed } = selection;
  const { presale } = cart;
  const saved = savedBy(cart.amounts);
  return (
    <ActionBar isOnTabBar>
      <div className={styles.bar} data-managing={isManaging || undefined}>
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
            <span className={styles.units}>已选 {units} 件，</span>
            {presale ? '应付定金' : '应付'}
            {cart.expectedPoints > 0 && <small>可得 {groupDigits(cart.expectedPoints)} 积分</small>}
          </p>
          <Price amount={presale?.deposit ?? cart.amounts.payable} size="md" />
          <button type="button" className={styles.details} onClick={() => setSumOpen(true)}>
            {saved > 0 && <>已省 {displayYuan(saved)}　</>}
            明细
            <Icon name="up" size={12} />
          </button>
        </div>
        <Button
          kind="rouge"
          size="lg"
          disabled={units === 0 || isMixed || isBusy}
          onClick={() => navigate('/order?from=cart')}
        >
          去结算
          {units > 0 && (
            <span className={styles.count} aria-hidden="true">
              {' '}
              {units}
            </span>
          )}
        </Button>
        <SumSheet cart={cart} open={isSumOpen} onClose={() => setSumOpen(false)} />
      </div>
    </ActionBar>
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
