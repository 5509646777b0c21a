import type { Post } from '@huarong/contract/community';
import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { ProductImage, ShopperPrice, skuPath } from '../../../catalogue/index.ts';
import { AddSkuButton } from '../TaggedSkus/AddSkuButton.tsx';
import styles from './ImagePins.module.css';
import { type ImageFit, pinPosition } from './pin-position.ts';

type PostSku = Post['skus'][number];

interface ImagePinsProps {
  skus: readonly PostSku[];
  /** The index of the image that is shown. */
  image: number;
  /** How it fills its box. */
  fit: ImageFit;
}

/** Numbered points on the image, each with a card of its product on hover, focus or click. */
export function ImagePins({ skus, image, fit }: ImagePinsProps) {
  const pins = skus.flatMap((sku, index) => {
    const position = sku.point?.image === image ? pinPosition(sku.point, fit) : null;
    return position ? [{ sku, number: index + 1, position }] : [];
  });
  if (pins.length === 0) return null;
  return (
    <ul className={styles.pins} aria-label="图中的商品">
      {pins.map((pin) => (
        <Pin key={pin.sku.skuId} {...pin} />
      ))}
    </ul>
  );
}

interface PinProps {
  sku: PostSku;
  number: number;
  position: { x: number; y: number };
}

function Pin({ sku, number, position: { x, y } }: PinProps) {
  const [isOpen, setOpen] = useState(false);
  const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false);
  return (
    <li
      className={styles.pin}
      style={{ '--x': `${x * 100}%`, '--y': `${y * 100}%` } as CSSProperties}
      data-open={isOpen || undefined}
      data-side={x > 0.6 ? 'left' : 'right'}
      data-edge={y < 0.2 ? 'top' : y > 0.8 ? 'bottom' : undefined}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={closeByKey}
    >
      <button type="button" aria-label={`标记 ${number}：${sku.skuName}`} aria-expanded={isOpen}>
        {number}
      </button>
      {isOpen && (
        <div className={styles.card}>
          <span className={styles.image}>
            {sku.skuImagePath && <ProductImage path={sku.skuImagePath} alt="" sizes="56px" />}
          </span>
          <div>
            <a href={skuPath(sku)}>{sku.productName}</a>
            <small>{sku.skuName}</small>
            <ShopperPrice product={sku} size="sm" />
          </div>
          {sku.hasInventory ? <AddSkuButton sku={sku} isBlock /> : <p>暂时缺货</p>}
        </div>
      )}
    </li>
  );
}
