import type { ProductValues } from '@huarong/core/catalogue';
import { useSession } from '../../../platform/session/use-session.ts';
import { formatFen } from '../../../ui/format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { ShopImage } from '../../../ui/product/ShopImage.tsx';
import { Swatch } from '../../../ui/product/Swatch.tsx';
import type { ProductDetail } from '../product-texts.ts';

/** The card of the product as it is typed, and its page in the shop. */
export function MiniPreview({ product, values }: { product: ProductDetail; values: ProductValues }) {
  const { shopUrl } = useSession();
  const [nickname] = values.nicknames;
  return (
    <section className="panel" aria-labelledby="preview">
      <div className="panel-h">
        <h2 id="preview">页面预览</h2>
        <div className="right">
          {product.shopPath !== null && (
            <a
              className="lnk mini-link"
              href={`${shopUrl}${product.shopPath}`}
              target="_blank"
              rel="noreferrer"
            >
              打开商城页面
              <Icon name="external" size={12} />
            </a>
          )}
        </div>
      </div>
      <div className="mini-card">
        {product.imagePath && <ShopImage path={product.imagePath} />}
        <div>
          <small className="roman">{product.brandName}</small>
          <b className="song">
            {nickname !== undefined && `「${nickname}」`}
            {values.name_cn || '（还没有名称）'}
          </b>
          <span className="muted">{values.line}</span>
          {product.lowestFen !== null && <strong>{formatFen(product.lowestFen)}</strong>}
          <span className="row">
            {product.hexes.slice(0, 8).map((hex, at) => (
              // Two shades may have the same colour.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Swatch key={at} hex={hex} size={14} />
            ))}
          </span>
        </div>
      </div>
    </section>
  );
}
