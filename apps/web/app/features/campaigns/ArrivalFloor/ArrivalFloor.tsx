import { CardGrid, SectionHead } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { Block } from '../campaign-data.ts';
import styles from './ArrivalFloor.module.css';
import { arrivalDay } from './arrival-day.ts';

/** New arrivals of each of the last days, newest first. */
export const ArrivalFloor = ({ block: { days } }: { block: Block<'arrivals'> }) => (
  <>
    {days.length > 1 && (
      <nav className={styles.days} aria-label="按到店日期">
        {days.map(({ date, count }) => (
          <a key={date} href={`#day-${date}`}>
            <b>{arrivalDay(date).digits}</b>
            {arrivalDay(date).weekday} · {count} 款
          </a>
        ))}
      </nav>
    )}
    {days.map(({ date, count, productList }) => (
      <section key={date} className={styles.day} id={`day-${date}`}>
        <SectionHead
          title={arrivalDay(date).text}
          sub={`${arrivalDay(date).weekday} · ${count} 款`}
          size="md"
        />
        <CardGrid>
          {productList.map((product) => (
            <ProductTile key={product.productId} product={product} />
          ))}
        </CardGrid>
      </section>
    ))}
  </>
);
