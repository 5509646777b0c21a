import type { MouseEvent, ReactNode, Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './QuickBar.module.css';

export interface QuickBarProps {
  /** Name of the product; the buttons repeat it for screen readers because a page shows many. */
  name: string;
  /** Sold out: the image fades and 到货通知 replaces the buy button. */
  soldOut?: boolean | undefined;
  /** Adds it to the cart; the event names the button, beside which a choice may open. */
  onAdd?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Whether it is being added to the cart. */
  adding?: boolean | undefined;
  /** Subscribes to the back-in-stock notification. */
  onNotify?: (() => void) | undefined;
  /** Whether it is a favourite of this shopper. */
  favourite?: boolean | undefined;
  /** Toggles the favourite. */
  onFavourite?: (() => void) | undefined;
}

/**
 * Quick actions without opening the product; visible on hover and while the card has the focus. Phones and tablets show the
 * first as an icon beside the price.
 */
export function QuickBar(props: QuickBarProps) {
  const { name, soldOut, onAdd, adding, onNotify, favourite = false, onFavourite } = props;
  const label = soldOut ? '到货通知' : '加入购物车';
  const act = soldOut ? onNotify : onAdd;
  if (!act && !onFavourite) return null;
  return (
    <QuickBarSpace>
      {act && (
        <Button
          kind="ink"
          className={styles['act']}
          onClick={act}
          loading={adding}
          loadingLabel="正在加入"
          aria-label={`${adding ? '正在加入' : label}：${name}`}
        >
          <Icon name={soldOut ? 'bell' : 'bagPlus'} size={20} className={styles['quickIcon']} />
          <span className={styles['quickLabel']}>{label}</span>
        </Button>
      )}
      {onFavourite && (
        <IconButton
          className={styles['heart']}
          icon="heart"
          frame="plain"
          label={`${favourite ? '已收藏' : '收藏'}：${name}`}
          pressed={favourite}
          onClick={onFavourite}
        />
      )}
    </QuickBarSpace>
  );
}

/** Where the bar stands. Empty, it leaves as much space as the bar, so that nothing moves when the bar comes. */
export const QuickBarSpace = ({
  ref,
  isForAction = false,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  /** The bar will have its first action, the only one that phones and tablets show. */
  isForAction?: boolean;
  children?: ReactNode;
}) => (
  <div ref={ref} className={classNames(styles['quick'], isForAction && styles['reserved'])}>
    {children}
  </div>
);
