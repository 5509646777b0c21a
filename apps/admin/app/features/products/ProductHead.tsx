import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCan } from '../../platform/session/use-session.ts';
import { ShopImage } from '../../ui/product/ShopImage.tsx';
import { type ProductDetail, STATUS } from './product-texts.ts';

/** The name of a product, and the pages about it. */
export function ProductHead({ product, children }: { product: ProductDetail; children?: ReactNode }) {
  const can = useCan();
  const { productId, values, status, imagePath, brandName } = product;
  const path = `/products/${productId}`;
  const tabs = [
    { to: path, label: '商品资料' },
    { to: `${path}/skus`, label: '规格与色号', count: product.skuCount },
    { to: `${path}/history`, label: '历史', count: product.changeCount },
  ];
  return (
    <>
      <div className="phead">
        {imagePath && <ShopImage path={imagePath} className="product-image" />}
        <h1>{values.name_cn}</h1>
        <span className={STATUS[status].tag}>{STATUS[status].label}</span>
        <span className="phead-n">{brandName}</span>
        <span className="code muted">{values.code}</span>
        <div className="acts">{children}</div>
      </div>
      <nav className="views" aria-label="商品">
        {tabs.map(({ to, label, count }) => (
          <NavLink key={to} to={to} end>
            {label}
            {count !== undefined && <span className="n">{count}</span>}
          </NavLink>
        ))}
        {can('media:write') && (
          <NavLink to={`/media?product=${productId}`}>
            图片{product.imageCount > 0 && <span className="n">{product.imageCount}</span>}
          </NavLink>
        )}
      </nav>
    </>
  );
}
