import { VisuallyHidden } from '@huarong/ui';
import { LETTERS, letterId } from '../../catalogue/index.ts';
import type { NavCategory } from '../nav-categories.ts';
import type { Menu } from './load-menu.ts';
import styles from './MenuBrands.module.css';

interface MenuBrandsProps {
  category: NavCategory;
  brands: Menu['brands'];
  letters: Menu['letters'];
}

/** The brands of a category, and an alphabet index of all brands. */
export function MenuBrands({ category, brands, letters }: MenuBrandsProps) {
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
            {letters.includes(letter) ? (
              <a href={`/brand/#${letterId(letter)}`}>
                {letter}
                <VisuallyHidden> 字头的品牌</VisuallyHidden>
              </a>
            ) : (
              <span aria-hidden="true">{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
