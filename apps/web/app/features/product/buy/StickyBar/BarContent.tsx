import type { ProductDetail, Sku } from '@huarong/contract/catalogue';
import { Button, ButtonLink, Price } from '@huarong/ui';
import type { CSSProperties } from 'react';
import { bundlePath, ProductImage } from '../../../catalogue/index.ts';
import type { BuyActions } from '../use-buy-actions.ts';
import styles from './StickyBar.module.css';
import { useCurrentSection } from './use-current-section.ts';

const LINKS: readonly [id: string, label: string][] = [
  ['story', '商品详情'],
  ['specifications', '规格参数'],
  ['questions', '问大家'],
  ['comments', '评价'],
];
const SECTIONS = LINKS.map(([id]) => id);

export interface BarContentProps {
  product: ProductDetail;
  sku: Sku;
  /** Of one unit; null while there is none lower than the price. */
  finalPrice: string | null;
  unitPrice: string;
  actions: BuyActions;
}

/** The product, links to the sections, the price and the buttons. */
export function BarContent({ product, sku, finalPrice, unitPrice, actions }: BarContentProps) {
  const current = useCurrentSection(SECTIONS);
  return (
    <div className={styles.wrap}>
      <span className={styles.image}>
        <ProductImage path={sku.skuImagePath} alt="" sizes="48px" />
      </span>
      <p className={styles.name}>
        <b>{product.productName}</b>
        <small>
          {sku.colour && <i style={{ '--shade': sku.colour.hex } as CSSProperties} />}
          {[sku.colour?.name, sku.size].filter(Boolean).join('，')}
        </small>
      </p>
      <nav aria-label="页内导航">
        {LINKS.map(([id, label]) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <p className={styles.price}>
        <Price amount={finalPrice ?? unitPrice} />
        <small>{finalPrice ? '到手价' : '售价'}</small>
      </p>
      <BarButtons actions={actions} bundleId={product.bundleId} />
    </div>
  );
}

function BarButtons({ actions, bundleId }: { actions: BuyActions; bundleId?: string | undefined }) {
  const { state, isAdding, add, buyNowPath, setReminding } = actions;
  if (bundleId !== undefined)
    return (
      <ButtonLink kind="rouge" href={bundlePath(bundleId)}>
        去定制
      </ButtonLink>
    );
  if (state === 'closed')
    return (
      <Button kind="ink" disabled>
        预售已截止
      </Button>
    );
  if (state === 'sold-out')
    return (
      <Button kind="ink" onClick={() => setReminding(true)}>
        到货提醒
      </Button>
    );
  if (state === 'deposit')
    return (
      <ButtonLink kind="rouge" href={buyNowPath}>
        支付定金
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink kind="line" href={buyNowPath}>
        立即购买
      </ButtonLink>
      <Button kind="rouge" loading={isAdding} onClick={add}>
        加入购物车
      </Button>
    </>
  );
}
