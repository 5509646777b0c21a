import { Breadcrumbs } from '@huarong/ui';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { privatePageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/search.route';
import { BrandIntent } from './BrandIntent/BrandIntent.tsx';
import { Listing } from './Listing/Listing.tsx';
import styles from './listing.module.css';
import { NothingFound } from './NothingFound/NothingFound.tsx';
import { ShorterResults } from './NothingFound/ShorterResults.tsx';
import { OtherOptions } from './OtherOptions/OtherOptions.tsx';
import { SearchHead } from './SearchHead/SearchHead.tsx';
import { loadSearch } from './search-data.ts';
import { useSearchCount } from './use-search-count.ts';

export const loader = serverLoader(loadSearch);
export const clientLoader = browserLoader(loadSearch);
export const headers = publishedPageHeaders;

export const handle: PageHandle = {
  barTitle: ({ data }) => (data as Awaited<ReturnType<typeof loadSearch>> | undefined)?.keyword || '搜索',
};

// Any keyword can be typed into the URL, so search engines must not index these pages.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.keyword
    ? privatePageMeta(
        `「${loaderData.keyword}」搜索结果`,
        `在花容搜索「${loaderData.keyword}」：${loaderData.answer?.total ?? 0} 件商品，可按品牌、价格、功效筛选。`,
      )
    : privatePageMeta('搜索', '用商品名、品牌、拼音或昵称，在花容找到你要的美妆商品。');

/** /search/ and /hot/: results for a keyword, or help when there are none. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { path, keyword, query, answer, otherOptions, shorter } = loaderData;
  const brand = answer?.brand;
  const countClick = useSearchCount(keyword, query, answer?.total);
  return (
    <main id="main" className={styles.page} onClickCapture={countClick}>
      <Breadcrumbs
        crumbs={[
          { label: '首页', href: '/' },
          ...(keyword ? [{ label: '搜索结果', href: '/search/' }, { label: keyword }] : [{ label: '搜索' }]),
        ]}
      />
      {otherOptions || !answer ? (
        <>
          <NothingFound keyword={keyword} answer={answer} />
          {shorter && <ShorterResults shorter={shorter} />}
          {otherOptions && <OtherOptions {...otherOptions} hidesProducts={shorter !== null} />}
        </>
      ) : (
        <>
          {brand && (
            <BrandIntent
              brand={brand}
              product={answer.productList.find(({ brandId }) => brandId === brand.brandId)}
            />
          )}
          <SearchHead keyword={keyword} answer={answer} />
          <Listing answer={answer} query={query} address={{ path, keyword }} scope={{ keyword }} />
        </>
      )}
    </main>
  );
}
