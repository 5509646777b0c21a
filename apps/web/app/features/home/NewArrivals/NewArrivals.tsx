import { CardGrid, SectionHead } from '@huarong/ui';
import { arrivalDay } from '../../campaigns/index.ts';
import { ProductTile } from '../../catalogue/index.ts';
import type { HomeData } from '../home-data.ts';
import styles from './NewArrivals.module.css';

/** Products of the latest day, and the counts of the days before. */
export function NewArrivals({ days }: { days: HomeData['below']['arrivals'] }) {
  const [newest] = days;
  if (!newest) return null;
  return (
    <section data-later className={styles.floor} id="arrivals" aria-label="每日上新">
      <SectionHead
        title="每日上新"
        sub={
          <span className={styles.days}>
            {days.map(({ date, count }, index) => (
              <a
                key={date}
                href={`/campaign/new-arrivals.html#day-${date}`}
                data-shown={index === 0 || undefined}
              >
                <b>{arrivalDay(date).digits}</b>
                {arrivalDay(date).weekday} · {count} 款
              </a>
            ))}
          </span>
        }
        more={{ label: '全部新品', href: '/campaign/new-arrivals.html' }}
      />
      <CardGrid sample>
        {newest.productList.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </CardGrid>
    </section>
  );
}
