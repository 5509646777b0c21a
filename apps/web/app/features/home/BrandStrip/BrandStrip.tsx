import { SectionHead } from '@huarong/ui';
import type { BrandWall } from '../home-data.ts';
import styles from './BrandStrip.module.css';

const SHOWN = 12;

/** A dozen brands and an alphabet index of the brand wall. */
export function BrandStrip({ wall }: { wall: BrandWall | null }) {
  if (!wall || wall.total === 0) return null;
  // Exclusive brands first, then the order of the brand wall.
  const brands = wall.groups
    .flatMap((group) => group.brandList)
    .sort((a, b) => Number(b.tags.includes('独家')) - Number(a.tags.includes('独家')));
  return (
    <section className={styles.strip} id="brands" aria-label="品牌馆">
      <SectionHead
        title="品牌馆"
        sub={`${wall.total} BRANDS`}
        more={{ label: '全部品牌', href: '/brand/' }}
      />
      <nav className={styles.letters} aria-label="按首字母找品牌">
        {wall.groups.map(({ letter }) => (
          <a key={letter} href={`/brand/#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <ul>
        {brands.slice(0, SHOWN).map((brand) => (
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
