import type { ProductDetail } from '@huarong/contract/catalogue';
import { Breadcrumbs, TabLinks } from '@huarong/ui';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { browserLoader, forEveryone, serverLoader } from '../../platform/pages/loaders.ts';
import { findable } from '../../platform/pages/page-meta.ts';
import { displayCount } from '../catalogue/index.ts';
import type { Route } from './+types/product.route';
import { BuyBar } from './BuyBar/BuyBar.tsx';
import { Comments } from './Comments/Comments.tsx';
import { skuInAddress } from './choose/choose-sku.ts';
import { Delisted } from './Delisted/Delisted.tsx';
import { FitsInto } from './FitsInto/FitsInto.tsx';
import { Gallery } from './Gallery/Gallery.tsx';
import { GoodsSets } from './GoodsSets/GoodsSets.tsx';
import { useLiveSku } from './live/use-live-sku.ts';
import { useProfile } from './live/use-profile.ts';
import { useRemembered } from './live/use-remembered.ts';
import { Neighbours } from './Neighbours/Neighbours.tsx';
import { OfferBlock } from './OfferBlock/OfferBlock.tsx';
import { Options } from './Options/Options.tsx';
import { Posts } from './Posts/Posts.tsx';
import { ProductHead } from './ProductHead/ProductHead.tsx';
import { Promises } from './Promises/Promises.tsx';
import styles from './product.module.css';
import { loadProduct } from './product-data.ts';
import { productLd } from './product-ld.ts';
import { Questions } from './Questions/Questions.tsx';
import { Section } from './Section/Section.tsx';
import { Specifications } from './Specifications/Specifications.tsx';
import { Story } from './Story/Story.tsx';

export const loader = serverLoader(loadProduct);
export const clientLoader = browserLoader(loadProduct);
export const headers = forEveryone;

/** Another shade is the same page: only another product asks again. */
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
    { 'script:ld+json': productLd(product) },
    // Who has the address may read on; nobody should be led here.
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
  const sku = skuInAddress(product.skus, search.get('sku'), product.skuId);
  const { live, refresh } = useLiveSku(product.isDelisted ? null : sku.skuId);
  const profile = useProfile();
  const name = `${product.brandNameCN} ${product.productName}`;

  useRemembered(product.productId);

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
              <OfferBlock sku={sku} live={live} forAnyone={offer} onClaimed={refresh} />
              <Options
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
                onDone={refresh}
              />
              <FitsInto fits={product.fits} />
              <Promises returnException={product.returnException} />
            </>
          )}
        </div>
      </div>
      {!product.isDelisted && <GoodsSets productId={product.productId} onDone={refresh} />}
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
          <Neighbours title={product.isDelisted ? '同类在售' : '看了又看'} cards={similar} />
        )}
      </div>
    </main>
  );
}
