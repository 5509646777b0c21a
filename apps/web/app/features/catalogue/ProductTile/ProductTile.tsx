import type { ProductCard as Card } from '@huarong/contract/catalogue';
import { displayYuan, fromYuan } from '@huarong/core/shared';
import { ProductCard, VipBadge } from '@huarong/ui';
import { useState } from 'react';
import { cachedMarkup } from '../../../../seams/cached-markup/cached-markup.tsx';
import { displayCount } from '../display-count.ts';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import { cardPath, dearerMarketPrice } from '../product-facts.ts';
import { useShopperPrice } from '../ShopperPrice/ShopperPrice.tsx';
import { TileActions } from './TileActions.tsx';
import { tileName } from './tile-name.ts';

interface ProductTileProps {
  product: Card;
  /** The image is above the fold. */
  isEager?: boolean | undefined;
}

function Tile({ product, isEager }: ProductTileProps) {
  const { brandNameEN, brandNameCN, productName, hasInventory, shades } = product;
  const [previewedShade, setPreviewedShade] = useState<number | null>(null);
  const priceOf = useShopperPrice();
  return (
    <ProductCard
      href={cardPath(product)}
      image={{
        drawing: (
          <ProductImage
            path={shades?.[previewedShade ?? -1]?.skuImagePath ?? product.skuImagePath}
            alt={`${brandNameCN} ${productName}`}
            isEager={isEager}
            isFaded={!hasInventory}
          />
        ),
      }}
      brand={{ en: brandNameEN, cn: brandNameCN }}
      name={tileName(product)}
      nickname={product.nickname}
      shades={
        shades && {
          colours: shades.map(({ hex }) => hex),
          total: product.colourCount,
          onHover: setPreviewedShade,
        }
      }
      keyLine={product.subtitle}
      price={priceOf(product)}
      marketPrice={dearerMarketPrice(product)}
      priceNote={memberPriceNote(product, priceOf(product))}
      tags={product.tags.map((label) => ({ label }))}
      meta={reviewTexts(product)}
      flag={product.badge}
      flagImage={product.activityLabelImageUrl}
      soldOut={!hasInventory}
      quickBar={<TileActions product={product} />}
    />
  );
}

/** The product card of every grid and list. */
export const ProductTile = cachedMarkup(Tile);

/** Only for a price below the one shown: a member already sees the own price. */
function memberPriceNote({ memberPrice = '' }: Card, shownPrice: string) {
  const [member, shown] = [fromYuan(memberPrice), fromYuan(shownPrice)];
  return member !== null && shown !== null && member < shown ? (
    <VipBadge>会员价 {displayYuan(member)}</VipBadge>
  ) : undefined;
}

const reviewTexts = ({ commentCount, praiseRate }: Card) =>
  commentCount > 0 ? [`${displayCount(commentCount)} 条评价`, `好评 ${praiseRate}%`] : ['还没有评价'];
