import type { BundleChoice } from '@huarong/contract/bundles';
import { ActionBar, Button, Price, showToast } from '@huarong/ui';
import { useNavigate } from 'react-router';
import { useAction } from '../../../platform/actions/use-action.ts';
import { addBundleToCart } from '../../add-to-cart/index.ts';
import { bundlePath } from '../../catalogue/index.ts';
import { choiceParams } from '../choice/choice-query.ts';
import { deleteDraft, saveDraft } from '../choice/draft.ts';
import type { Builder } from '../state/use-builder.ts';
import styles from './SelectionSummary.module.css';

/** Adds a complete bundle to the cart or goes to the checkout; saves a draft or shares a link at any time. */
export function BuyActions({ builder }: { builder: Builder }) {
  const { bundle, bundleChoice, canBuy } = builder;
  const navigate = useNavigate();

  const [isAdding, add] = useAction(async () => {
    const isAdded = await addBundleToCart({ skuId: bundle.skuId, bundle: bundleChoice });
    if (isAdded) deleteDraft(bundle.bundleId);
  });
  const saveAsDraft = () =>
    saveDraft(bundle.bundleId, bundleChoice)
      ? showToast('草稿已存在这台设备上，下次打开自动恢复')
      : showToast('这台设备存不了草稿，可以复制分享链接', 'info');
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}${sharePath(bundleChoice)}`).then(
      () => showToast('分享链接已复制'),
      () => showToast('没有复制成功，请复制地址栏里的链接', 'info'),
    );

  return (
    <div className={styles.buying}>
      <ActionBar>
        {builder.price && (
          <a href="#selection" className={styles.barTotal}>
            <Price amount={builder.price.total} />
            已选 {bundleChoice.choices.length} {bundle.unit}，看明细
          </a>
        )}
        {canBuy ? (
          <>
            <Button kind="rouge" size="lg" block loading={isAdding} onClick={add}>
              加入购物车
            </Button>
            <Button kind="line" block onClick={() => navigate(buyBundleNowPath(bundle.skuId, bundleChoice))}>
              立即购买
            </Button>
          </>
        ) : (
          <Button kind="rouge" size="lg" block disabled>
            {blockedReason(builder)}
          </Button>
        )}
      </ActionBar>
      <Button block onClick={saveAsDraft}>
        存为草稿
      </Button>
      <Button block onClick={() => void share()}>
        复制分享链接
      </Button>
    </div>
  );
}

/** Why the bundle cannot be bought yet, short enough for a button. */
function blockedReason({ bundle, missingSlots, soldOutParts, engravingProblem, isPricing }: Builder): string {
  if (!bundle.hasInventory) return '暂时缺货';
  if (missingSlots.length > 0) return `还差 ${missingSlots.length} ${bundle.unit}`;
  if (soldOutParts.length > 0) return `请更换售罄的一${bundle.unit}`;
  if (engravingProblem) return '请先修改刻字';
  return isPricing ? '正在算价' : '请按规则调整';
}

/** The URL of the builder with a choice, for sharing. */
function sharePath(choice: BundleChoice): string {
  const query = new URLSearchParams(choiceParams(choice)).toString();
  return `${bundlePath(choice.bundleId)}${query && `?${query}`}`;
}

/** The checkout URL of one bundle, without the cart. */
const buyBundleNowPath = (skuId: string, choice: BundleChoice): string =>
  `/order?${new URLSearchParams([
    ['from', 'buynow'],
    ['sku', skuId],
    ['bundle', choice.bundleId],
    ...choiceParams(choice),
  ])}`;
