import type { Sku } from '@huarong/contract/catalogue';
import { Button, ButtonLink, Icon, IconButton, type IconName } from '@huarong/ui';
import { type Ref, Suspense } from 'react';
import { lazyOptional } from '../../../../platform/components/lazy-optional.ts';
import { bundlePath, useFavourite } from '../../../catalogue/index.ts';
import type { BuyActions } from '../use-buy-actions.ts';
import styles from './BuyBar.module.css';

const ArrivalReminder = lazyOptional(async () => (await import('./ArrivalReminder.tsx')).ArrivalReminder);

interface BuyBarProps {
  sku: Sku;
  actions: BuyActions;
  /** The sku is a bundle case: its parts are chosen before it is bought. */
  bundleId?: string | undefined;
  /** Moves to the shades, where one is in stock. */
  onOtherShade?: (() => void) | undefined;
  /** The deposit of a presale, as on the button. */
  depositText?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Add to cart, buy now, arrival reminder and favourite. */
export function BuyBar({ sku, actions, bundleId, onOtherShade, depositText, ref }: BuyBarProps) {
  const { state, isAdding, add, buyNowPath, onBuyNow, isReminding, setReminding } = actions;
  const favourite = useFavourite(sku.skuId);
  return (
    <div className={styles.bar} ref={ref} data-action-bar data-state={state}>
      {bundleId !== undefined ? (
        <ButtonLink kind="rouge" size="lg" href={bundlePath(bundleId)} className={styles.add}>
          去定制
        </ButtonLink>
      ) : state === 'closed' ? (
        <Button kind="ink" size="lg" className={styles.add} disabled>
          预售已截止
        </Button>
      ) : state === 'deposit' ? (
        <ButtonLink kind="rouge" size="lg" className={styles.add} href={buyNowPath}>
          支付定金{depositText && ` ${depositText}`}
        </ButtonLink>
      ) : state === 'sale' ? (
        <>
          <Button kind="rouge" size="lg" loading={isAdding} onClick={add} className={styles.add}>
            加入购物车
          </Button>
          {/* A link, so that it works without scripts; with them a phone asks for the sku first. */}
          <ButtonLink
            {...{ kind: 'line', size: 'lg', className: styles.buy, href: buyNowPath, onClick: onBuyNow }}
            data-as-button
          >
            立即购买
          </ButtonLink>
        </>
      ) : (
        <>
          <Button kind="ink" size="lg" className={styles.add} onClick={() => setReminding(true)}>
            到货提醒
          </Button>
          {onOtherShade && (
            <Button kind="soft" size="lg" className={styles.buy} onClick={onOtherShade}>
              换个色号
            </Button>
          )}
        </>
      )}
      <IconButton
        icon="heart"
        size="lg"
        className={styles.favourite}
        label={favourite.isSaved ? '取消收藏' : '收藏'}
        pressed={favourite.isSaved}
        loading={favourite.isBusy}
        onClick={favourite.toggle}
      />
      <BarLink icon="chat" label="客服" href="/campaign/service.html" />
      <BarLink icon="bag" label="购物车" href="/shopcart" />
      {isReminding && (
        <Suspense fallback={null}>
          <ArrivalReminder sku={sku} open onClose={() => setReminding(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** On phones only: other places to go, beside the buttons. */
const BarLink = ({ icon, label, href }: { icon: IconName; label: string; href: string }) => (
  <a href={href} className={styles.link} data-bar-link={icon}>
    <Icon name={icon} />
    {label}
  </a>
);
