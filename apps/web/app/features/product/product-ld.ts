import type { ProductDetail } from '@huarong/contract/catalogue';
import { includedItemText, skuPath } from '../catalogue/index.ts';

/** Structured data for search engines: product, offers and rating. */
export const productStructuredData = (product: ProductDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: `${product.brandNameCN} ${product.productName}`,
  sku: product.skuId,
  brand: { '@type': 'Brand', name: `${product.brandNameEN} ${product.brandNameCN}` },
  image: product.images.map((image) => image.skuImagePath),
  ...(product.rating.commentCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating.average,
      reviewCount: product.rating.commentCount,
    },
  }),
  ...(product.includedItems && {
    additionalProperty: product.includedItems.map((item) => ({
      '@type': 'PropertyValue',
      name: item.skuSize === undefined ? '盒内清单' : `盒内清单（${item.skuSize}）`,
      value: includedItemText(item),
    })),
  }),
  offers: product.skus.map((sku) => ({
    '@type': 'Offer',
    sku: sku.skuId,
    price: sku.offerPrice,
    priceCurrency: 'CNY',
    availability: `https://schema.org/${product.isDelisted ? 'Discontinued' : sku.hasInventory ? 'InStock' : 'OutOfStock'}`,
    url: skuPath({ productId: product.productId, skuId: sku.skuId }),
  })),
});
