import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { browserLoader, publishedPageHeaders, serverLoader } from '../../platform/pages/loaders.ts';
import type { PageHandle } from '../../platform/pages/page-handle.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import type { Route } from './+types/brand-wall.route';
import styles from './brand-wall.module.css';
import { EmptyWall } from './EmptyWall/EmptyWall.tsx';
import { FeaturedBrands } from './FeaturedBrands/FeaturedBrands.tsx';
import { LetterGroups } from './LetterGroups/LetterGroups.tsx';
import { WallHead } from './WallHead/WallHead.tsx';
import { WallIndex } from './WallIndex/WallIndex.tsx';
import { moveBrandFocus } from './wall/brand-focus.ts';
import { bestMatch, countBrands, filterBrands } from './wall/filter-brands.ts';
import { readMark } from './wall/marks.ts';
import { loadWall } from './wall-data.ts';

export const handle: PageHandle = { bar: 'top' };

export const loader = serverLoader(loadWall);
export const clientLoader = browserLoader(loadWall);
export const headers = publishedPageHeaders;
/** The query only filters brands that are already loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: '品牌馆｜花容 HUARONG',
    description: `花容经营 ${loaderData?.total ?? ''} 个美妆品牌，按首字母排列，可按中文名、英文名或昵称查找。`,
    path: '/brand/',
    crumbs: [{ label: '首页', href: '/' }, { label: '品牌馆' }],
  });

export default function BrandWall({ loaderData: { total, groups, featured } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const mark = readMark(query.get('mark'));
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useTypedText(query.get('q') ?? '', field);
  const shown = filterBrands(groups, { mark, typed });
  const brands = new Map(groups.flatMap(({ brandList }) => brandList.map((brand) => [brand.brandId, brand])));

  return (
    <main id="main" className={styles.wall}>
      <WallHead
        total={total}
        shown={countBrands(shown)}
        bestMatch={bestMatch(shown, typed)}
        mark={mark}
        typed={typed}
        onType={setTyped}
        field={field}
      />
      {typed.trim() === '' && <FeaturedBrands featured={featured} brands={brands} />}
      <WallIndex
        mark={mark}
        typed={typed}
        countOf={(each) => countBrands(filterBrands(groups, { mark: each, typed }))}
        letters={shown.map(({ letter }) => letter)}
      />
      {shown.length > 0 ? (
        <LetterGroups groups={shown} onKeyDown={(event) => moveBrandFocus(event, field.current)} />
      ) : (
        <EmptyWall typed={typed} onReset={() => setTyped('')} />
      )}
    </main>
  );
}

/** The text of the search field, also what was typed before the scripts; reset whenever the URL brings another text. */
function useTypedText(initial: string, field: RefObject<HTMLInputElement | null>) {
  const [typed, setTyped] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  if (lastInitial !== initial) {
    setLastInitial(initial);
    setTyped(initial);
  }
  useEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, [field]);
  return [typed, setTyped] as const;
}
