import type { ProductDetail } from '@huarong/contract/catalogue';
import { Breadcrumbs, TabLinks } from '@huarong/ui';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { findable } from '../../platform/pages/findable.ts';
import { browserLoader, forEveryone, serverLoader } from '../../platform/pages/loaders.ts';
import { displayCount } from '../catalogue/index.ts';
import type { Route } from './+types/product.route';
import { BuyBar } from './buy/BuyBar/BuyBar.tsx';
import { getSkuFromUrl } from './buy/choose-sku.ts';
import { Delisted } from './buy/Delisted/Delisted.tsx';
import { FittingBundles } from './buy/FittingBundles/FittingBundles.tsx';
import { OfferBlock } from './buy/OfferBlock/OfferBlock.tsx';
import { Promises } from './buy/Promises/Promises.tsx';
import { SkuOptions } from './buy/SkuOptions/SkuOptions.tsx';
import { useLiveSku } from './buy/use-live-sku.ts';
import { Comments } from './community/Comments/Comments.tsx';
import { Posts } from './community/Posts/Posts.tsx';
import { Questions } from './community/Questions/Questions.tsx';
import { Gallery } from './details/Gallery/Gallery.tsx';
import { ProductHead } from './details/ProductHead/ProductHead.tsx';
import { Specifications } from './details/Specifications/Specifications.tsx';
import { Story } from './details/Story/Story.tsx';
import styles from './product.module.css';
import { loadProduct } from './product-data.ts';
import { productStructuredData } from './product-ld.ts';
import { ProductSets } from './related/ProductSets/ProductSets.tsx';
import { SimilarProducts } from './related/SimilarProducts/SimilarProducts.tsx';
import { Section } from './Section/Section.tsx';
import { useProfile } from './use-profile.ts';
import { useRecordView } from './use-record-view.ts';

export const loader = serverLoader(loadProduct);
export const clientLoader = browserLoader(loadProduct);
export const headers = forEveryone;

/** A change of sku keeps the loaded data; only another product reloads. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: '商品｜花容 HUARONG' }];
  const { product } = loaderData;
  const { brandNameCN, productName, subtitle, story, images } = product;
  return [
    ...findable(matches, {
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

const tabsOf = ({ questionCount, rating, postCount }: ProductDetail) => [
  { label: '商品详情', href: '#story' },
  { label: '规格参数', href: '#specifications' },
  { label: '问大家', href: '#questions', count: displayCount(questionCount) },
  { label: '评价', href: '#comments', count: displayCount(rating.commentCount) },
  { label: '社区笔记', href: '#posts', count: displayCount(postCount) },
];

export default function Product({ loaderData: { product, similar, offer } }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const [quantity, setQuantity] = useState(1);
  const sku = getSkuFromUrl(product.skus, search.get('sku'), product.skuId);
  const { live, refresh } = useLiveSku(product.isDelisted ? null : sku.skuId);
  const profile = useProfile();
  const name = `${product.brandNameCN} ${product.productName}`;

  useRecordView(product.productId);

  const chooseSku = (skuId: string) =>
    setSearch(
      (before) => new URLSearchParams([...before].filter(([key]) => key !== 'sku').concat([['sku', skuId]])),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  return (
    <main id="main" className={styles.wrap}>
      <Breadcrumbs crumbs={crumbsOf(product)} />
      <div className={styles.decision}>
        <div>
          <Gallery
            key={sku.colour?.name}
            paths={sku.imagePaths}
            name={`${name} ${sku.skuName}`}
            flag={product.isDelisted ? '已下架' : undefined}
          />
          <p className={styles.code}>商品编号 {sku.skuCode}</p>
        </div>
        <div>
          <ProductHead product={product} />
          {product.isDelisted ? (
            <Delisted product={product} />
          ) : (
            <>
              <OfferBlock sku={sku} live={live} publicOffer={offer} onClaimed={refresh} />
              <SkuOptions
                skus={product.skus}
                sku={sku}
                live={live}
                quantity={quantity}
                onSku={chooseSku}
                onQuantity={setQuantity}
              />
              <BuyBar
                sku={sku}
                quantity={quantity}
                hasInventory={live?.stock?.hasInventory ?? sku.hasInventory}
                bundleId={product.bundleId}
                onCartChanged={refresh}
              />
              <FittingBundles fits={product.fits} />
              <Promises returnException={product.returnException} />
            </>
          )}
        </div>
      </div>
      {!product.isDelisted && <ProductSets productId={product.productId} onCartChanged={refresh} />}
      <div className={styles.below}>
        <div>
          <div className={styles.tabs}>
            <TabLinks label="商品信息" links={tabsOf(product)} />
          </div>
          <Section id="story" title="商品详情">
            <Story story={product.story} paths={sku.imagePaths.slice(1)} name={name} />
          </Section>
          <Section id="specifications" title="规格参数">
            <Specifications
              list={product.specifications}
              notes={product.ingredientNotes ?? []}
              avoided={profile?.avoidedIngredients ?? []}
            />
          </Section>
          <Questions productId={product.productId} questionCount={product.questionCount} />
          <Comments
            productId={product.productId}
            skuId={sku.skuId}
            commentCount={product.rating.commentCount}
            profile={profile}
          />
          <Posts
            productId={product.productId}
            skuId={product.isDelisted ? null : sku.skuId}
            postCount={product.postCount}
          />
        </div>
        {similar.length > 0 && (
          <SimilarProducts title={product.isDelisted ? '同类在售' : '看了又看'} cards={similar} />
        )}
      </div>
    </main>
  );
}
