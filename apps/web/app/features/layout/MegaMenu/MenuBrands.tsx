import { VisuallyHidden } from '@huarong/ui';
import type { NavCategory } from '../nav-categories.ts';
import type { Menu } from './load-menu.ts';
import styles from './MegaMenu.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

interface MenuBrandsProps {
  category: NavCategory;
  brands: Menu['brands'];
}

/** The brands of a category, and an alphabet index of all brands. */
export function MenuBrands({ category, brands }: MenuBrandsProps) {
  return (
    <div className={styles.brands}>
      <p className={styles.heading}>{brands.length > 0 ? `${category.name}品牌` : '按字母找品牌'}</p>
      {brands.length > 0 && (
        <ul className={styles.brandList}>
          {brands.map((brand) => (
            <li key={brand.brandId}>
              <a href={brand.link}>
                <span className={styles.roman}>{brand.brandNameEN}</span>
                {brand.brandNameCN}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.letters} aria-label="按字母找品牌">
        {LETTERS.map((letter) => (
          <li key={letter}>
            <a href={`/brand/#letter-${encodeURIComponent(letter)}`}>
              {letter}
              <VisuallyHidden> 字头的品牌</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
