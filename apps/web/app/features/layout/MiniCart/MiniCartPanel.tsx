import type { Cart, CartLine } from '@huarong/contract/cart';
import { CartLineStatus, linesToOrder } from '@huarong/core/cart';
import { ButtonLink, Loading, Price, Skeleton } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { browserApi } from '../../../platform/api/index.ts';
import { hasShopperSession } from '../../../platform/session/ensure-shopper-session.ts';
import { BundleParts, lineKey, linePath, ProductImage, ProductImageLink } from '../../catalogue/index.ts';
import styles from './MiniCart.module.css';

const SHOWN = 5;

/** The cart with the total of the cart page, loaded each time the panel opens. */
export function MiniCartPanel() {
  const [cart, setCart] = useState<Cart | 'none' | 'unknown' | null>(null);
  useEffect(() => {
    if (!hasShopperSession()) return setCart('none');
    let isCurrent = true;
    void browserApi({ quiet: true })
      .cart.cartInfoDisplaying({})
      .then((reply) => isCurrent && setCart(reply.ok ? reply.value : 'unknown'));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (cart === null) return <LoadingRows />;
  if (cart === 'unknown') return <p className={styles.empty}>暂时看不到购物车，请稍后再试。</p>;
  if (cart === 'none' || cart.shopcartSkus.length === 0)
    return <p className={styles.empty}>购物车还是空的，去挑一件喜欢的吧。</p>;
  const lines = cart.shopcartSkus.filter(({ status }) => status === CartLineStatus.Available);
  const checkedUnits = linesToOrder(
    lines.filter(({ checked }) => checked).map((line) => ({ ...line, isPresale: line.type === 'presale' })),
  ).reduce((sum, { quantity }) => sum + quantity, 0);
  const invalidCount = cart.invalidShopCartSkus.length;
  return (
    <>
      <h2>
        购物车<span>{cart.count} 件商品</span>
      </h2>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <Line key={`${lineKey(line)}${line.type}`} line={line} />
        ))}
      </ul>
      {lines.length > SHOWN && <p className={styles.rest}>还有 {lines.length - SHOWN} 种商品</p>}
      {invalidCount > 0 && (
        <p className={styles.rest}>
          {invalidCount} 种商品已失效<a href="/shopcart">去清理</a>
        </p>
      )}
      <div className={styles.foot}>
        <p>
          <small>
            已选 {checkedUnits} 件，{cart.presale ? '应付定金' : `应付（${cart.freight.text}）`}
          </small>
          <Price amount={cart.presale?.deposit ?? cart.amounts.payable} />
        </p>
        <ButtonLink href="/shopcart" kind="rouge">
          去购物车
        </ButtonLink>
      </div>
    </>
  );
}

const Line = ({ line }: { line: CartLine }) => {
  const name = `${line.brandNameCN} ${line.productName}`;
  return (
    <li>
      <ProductImageLink href={linePath(line)} className={styles.image}>
        <ProductImage path={line.skuImagePath} alt="" sizes="64px" />
      </ProductImageLink>
      <div>
        <a href={linePath(line)}>{name}</a>
        <small>{line.skuName}</small>
        <BundleParts line={line} />
        <p>
          <Price amount={line.offerPrice} size="sm" />
          <span>× {line.quantity}</span>
        </p>
      </div>
    </li>
  );
};

const LoadingRows = () => (
  <Loading>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} shape="block" className={styles.loading} />
    ))}
  </Loading>
);
