import type { TextResource } from '@huarong/contract/content';
import { Icon, isNarrow, Logo } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { SearchBox } from '../../search/index.ts';
import { CategoryNav } from '../CategoryNav/CategoryNav.tsx';
import { MiniCart } from '../MiniCart/MiniCart.tsx';
import type { NavCategory } from '../nav-categories.ts';
import styles from './FixedHeader.module.css';

const THRESHOLD = 700;
/** The bar has room only for the eight numeric categories. */
const NUMERIC_CATEGORY = /^\d+$/;

interface FixedHeaderProps {
  hints: TextResource[];
  categories: NavCategory[];
}

/** A compact header, fixed once the page is scrolled past 700 px. On phones and tablets the header itself stays. */
export function FixedHeader({ hints, categories }: FixedHeaderProps) {
  const isPast = useIsScrolledPast(THRESHOLD);
  if (!isPast) return null;
  return (
    <div className={styles.bar}>
      <a href="/" className={styles.home} aria-label="花容 HUARONG 首页">
        <Logo size="sm" isMarkOnly />
      </a>
      <CategoryNav
        label="吸顶分类"
        categories={categories.filter(({ categoryId }) => NUMERIC_CATEGORY.test(categoryId))}
        isCompact
      />
      <div className={styles.search}>
        <SearchBox hints={hints.map((hint) => hint.content)} isCompact />
      </div>
      <div className={styles.actions}>
        <a href="/myAccount" aria-label="我的花容">
          <Icon name="user" />
        </a>
        <a href="/myAccount/favorite" aria-label="收藏夹">
          <Icon name="heart" />
        </a>
        <MiniCart side="below">
          <a href="/shopcart" aria-label="购物车">
            <Icon name="bag" />
          </a>
        </MiniCart>
      </div>
    </div>
  );
}

function useIsScrolledPast(threshold: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > threshold && !isNarrow());
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return isPast;
}
