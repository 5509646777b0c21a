import { SectionHead } from '@huarong/ui';
import type { BrandWall } from '../home-data.ts';
import styles from './BrandStrip.module.css';

/** A dozen brands and an alphabet index of the brand wall. */
export function BrandStrip({ wall }: { wall: BrandWall | null }) {
  if (!wall || wall.total === 0) return null;
  return (
    <section data-later className={styles.strip} id="brands" aria-label="品牌馆">
      <SectionHead
        title="品牌馆"
        sub={`${wall.total} BRANDS`}
        more={{ label: '全部品牌', href: '/brand/' }}
      />
      <nav className={styles.letters} aria-label="按首字母找品牌">
        {wall.letters.map((letter) => (
          <a key={letter} href={`/brand/#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <ul>
        {wall.brands.map((brand) => (
          <li key={brand.brandId}>
            <a href={brand.link}>
              <b>{brand.brandNameEN}</b>
              {brand.brandNameCN}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
