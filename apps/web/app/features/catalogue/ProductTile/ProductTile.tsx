import type { ProductCard as Card } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { ProductCard, VipBadge } from '@huarong/ui';
import { displayCount } from '../display-count.ts';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { dearerMarketPrice, productPath } from '../product-facts.ts';

interface ProductTileProps {
  product: Card;
  /** The picture is on the first screen. */
  isEager?: boolean | undefined;
}

/** A product as every grid, shelf and list shows it. */
export function ProductTile({ product, isEager }: ProductTileProps) {
  const { brandNameEN, brandNameCN, productName, hasInventory } = product;
  return (
    <ProductCard
      href={productPath(product)}
      image={{
        drawing: (
          <ProductPicture
            path={product.skuImagePath}
            alt={`${brandNameCN} ${productName}`}
            isEager={isEager}
            isFaded={!hasInventory}
          />
        ),
      }}
      brand={{ en: brandNameEN, cn: brandNameCN }}
      name={productName}
      nickname={product.nickname}
      keyLine={keyLineOf(product)}
      price={product.offerPrice}
      marketPrice={dearerMarketPrice(product)}
      priceNote={memberNoteOf(product)}
      tags={product.tags.map((label) => ({ label }))}
      meta={reviewsOf(product)}
      flag={product.badge}
      soldOut={!hasInventory}
    />
  );
}

const keyLineOf = ({ colourCount, subtitle }: Card) => (colourCount > 1 ? `共 ${colourCount} 色` : subtitle);

function memberNoteOf({ memberPrice = '', offerPrice }: Card) {
  const [member, offer] = [fromYuan(memberPrice), fromYuan(offerPrice)];
  return member !== null && offer !== null && member < offer ? (
    <VipBadge>会员价 {displayYuan(member)}</VipBadge>
  ) : undefined;
}

const reviewsOf = ({ commentCount, praiseRate }: Card) =>
  commentCount > 0 ? [`${displayCount(commentCount)} 条评价`, `好评 ${praiseRate}%`] : ['还没有评价'];
