import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ProductCard.module.css';

export interface QuickBarProps {
  /** Name of the goods; the buttons repeat it for readers, because a page shows many. */
  name: string;
  /** Nothing left: the picture steps back and 到货通知 takes the place of buying. */
  soldOut?: boolean | undefined;
  /** Puts it in the cart. */
  onAdd?: (() => void) | undefined;
  /** Being put in the cart. */
  adding?: boolean | undefined;
  /** Asks to be told when it is back. */
  onNotify?: (() => void) | undefined;
  /** Kept by this shopper. */
  favourite?: boolean | undefined;
  /** Keeps it, or lets it go. */
  onFavourite?: (() => void) | undefined;
}

/** What can be done without opening the product; shows on hover and when the keyboard is inside the card. */
export function QuickBar(props: QuickBarProps) {
  const { name, soldOut, onAdd, adding, onNotify, favourite = false, onFavourite } = props;
  const label = soldOut ? '到货通知' : '加入购物车';
  const act = soldOut ? onNotify : onAdd;
  if (!act && !onFavourite) return null;
  return (
    <div className={styles['quick']}>
      {act && (
        <Button
          kind="ink"
          onClick={act}
          loading={adding}
          loadingLabel="正在加入"
          aria-label={`${adding ? '正在加入' : label}：${name}`}
        >
          {label}
        </Button>
      )}
      {onFavourite && (
        <IconButton
          icon="heart"
          frame="plain"
          label={`${favourite ? '已收藏' : '收藏'}：${name}`}
          pressed={favourite}
          onClick={onFavourite}
        />
      )}
    </div>
  );
}
