import type { ProductDetail } from '@huarong/contract/catalogue';
import { Breadcrumbs } from '@huarong/ui';
import { useEffect, useRef, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta, privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/product.route';
import { BuyPanel } from './buy/BuyPanel/BuyPanel.tsx';
import { Delisted } from './buy/Delisted/Delisted.tsx';
import { useDeliveryPlace } from './buy/Delivery/use-delivery-place.ts';
import { useSkuSheet } from './buy/SkuSheet/use-sku-sheet.ts';
import { StickyBar } from './buy/StickyBar/StickyBar.tsx';
import { useBuyActions } from './buy/use-buy-actions.ts';
import { useLiveSku } from './buy/use-live-sku.ts';
import { useShownOffer } from './buy/use-shown-offer.ts';
import { Gallery } from './details/Gallery/Gallery.tsx';
import { ProductHead } from './details/ProductHead/ProductHead.tsx';
import { ProductInformation } from './ProductInformation/ProductInformation.tsx';
import { PhoneBarHost } from './phone/PhoneBarHost.tsx';
import styles from './product.module.css';
import { loadProduct } from './product-data.ts';
import { productStructuredData } from './product-ld.ts';
import { LateProducts } from './related/LateProducts.tsx';
import { SimilarProducts } from './related/SimilarProducts/SimilarProducts.tsx';

export const loader = serverLoader(loadProduct);
export const clientLoader = browserLoader(loadProduct);
export const headers = publishedPageHeaders;
/** The buttons have to be in the first screen. */
export const handle: PageHandle = {
  hasCompactHeader: true,
  isBarOverImages: true,
  barTitle: ({ data }) => (data as Route.ComponentProps['loaderData'] | undefined)?.product.productName ?? '',
};

/** A change of sku keeps the loaded data; only another product reloads. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return privatePageMeta('商品');
  const { product } = loaderData;
  const { brandNameCN, productName, subtitle, story, images } = product;
  return [
    ...pageMeta(matches, {
      title: `${brandNameCN} ${productName}｜花容 HUARONG`,
      description:
        `${brandNameCN} ${productName}${subtitle ? `，${subtitle}` : ''}。${story[0]?.text ?? ''}`.slice(
          0,
          150,
        ),
      path: `/product/${product.productId}.html`,
      kind: 'product',
      image: images[0]?.skuImagePath.replace('-400.webp', '-800.webp'),
      crumbs: crumbsOf(product),
    }),
    { 'script:ld+json': productStructuredData(product) },
    // Delisted products stay reachable by URL but are not indexed.
    ...(product.isDelisted ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
};

const crumbsOf = ({ breadcrumb, productName }: ProductDetail) => [
  { label: '首页', href: '/' },
  ...breadcrumb.map(({ name: label, link: href }) => ({ label, href })),
  { label: productName },
];

export default function Product({ loaderData: { product, similar, offer } }: Route.ComponentProps) {
  const [quantity, setQuantity] = useState(1);
  const [place, setPlace] = useDeliveryPlace();
  const buttons = useRef<HTMLDivElement>(null);
  const gallery = useRef<HTMLDivElement>(null);
  const { sku, chooseSku, sheet } = useSkuSheet(product);
  const { live, refresh } = useLiveSku(product.isDelisted ? null : sku.skuId, quantity, place?.code ?? '');
  const shownOffer = useShownOffer(sku, live, offer);
  const stock = live?.stock ?? null;
  const actions = useBuyActions({ sku, stock, quantity, sheet, onCartChanged: refresh });
  const finalPrice =
    shownOffer && shownOffer.finalPrice !== shownOffer.offerPrice ? shownOffer.finalPrice : null;
  const name = `${product.brandNameCN} ${product.productName}`;

  useRecordView(product.productId);
  useReportView(sku.skuId);

  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs crumbs={crumbsOf(product)} />
      <div className={styles.decision} data-decision>
        <Gallery
          ref={gallery}
          paths={sku.imagePaths}
          name={`${name} ${sku.skuName}`}
          shade={sku.colour?.name}
          flag={product.isDelisted ? '已下架' : sku.activityLabelImageUrl ? undefined : product.badge}
          labelUrl={product.isDelisted ? undefined : sku.activityLabelImageUrl}
        />
        <div className={styles.buying}>
          <ProductHead product={product} />
          {product.isDelisted ? (
            <Delisted product={product} />
          ) : (
            <BuyPanel
              product={product}
              sku={sku}
              offer={shownOffer}
              finalPrice={finalPrice}
              live={live}
              actions={actions}
              sheet={sheet}
              quantity={quantity}
              place={place}
              onPlace={setPlace}
              onQuantity={setQuantity}
              onSku={chooseSku}
              onRefresh={refresh}
              buttons={buttons}
            />
          )}
        </div>
      </div>
      {!product.isDelisted && (
        <>
          <StickyBar
            product={product}
            sku={sku}
            finalPrice={finalPrice}
            unitPrice={shownOffer?.offerPrice ?? sku.offerPrice}
            actions={actions}
            buttons={buttons}
          />
          <LateProducts product={product} sku={sku} offer={shownOffer} onCartChanged={refresh} />
        </>
      )}
      <PhoneBarHost product={product} gallery={gallery} />
      <div className={styles.below}>
        <ProductInformation product={product} sku={sku} name={name} />
        {similar.length > 0 && (
          <SimilarProducts title={product.isDelisted ? '同类在售' : '看了又看'} cards={similar} />
        )}
      </div>
    </main>
  );
}

/** Records a view in the browser's list and, for members and guests with a token, in the browsing history of the server. */
function useRecordView(productId: string): void {
  useEffect(() => {
    const { recentViews, privacy, cookies } = browserPlatform();
    recentViews.record(productId);
    const hasToken = cookies.get('Token') !== '' || cookies.get('guestToken') !== '';
    if (hasToken && privacy.allows('browsingHistory'))
      void browserApi({ quiet: true }).cart.saveBrsProd({ productId });
  }, [productId]);
}

/** Reports the product to analytics, again for each shade that is looked at. */
function useReportView(skuId: string): void {
  useEffect(() => browserPlatform().track({ name: 'product_view', commodity_sku: skuId }), [skuId]);
}
