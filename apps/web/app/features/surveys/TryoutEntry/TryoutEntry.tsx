import { ButtonLink, CardGrid, EmptyState } from '@huarong/ui';
import { ProductTile } from '../../catalogue/index.ts';
import type { SurveysData } from '../surveys-data.ts';
import styles from './TryoutEntry.module.css';

type TryoutProps = Pick<SurveysData, 'tryouts'>;

/** The first trial products, with a link to all. */
export const TryoutEntry = ({ tryouts }: TryoutProps) =>
  tryouts.list.length === 0 ? (
    <EmptyState icon="gift" title="暂时没有试用装">
      新的试香管和旅行装到了会放在这里。
    </EmptyState>
  ) : (
    <section className={styles.tryouts} aria-label="试用装">
      <p>先用小的，再买正装。试香管、旅行装与试用装都可单独下单。</p>
      <TryoutProducts tryouts={tryouts} />
      <ButtonLink kind="line" href="/tryout/">
        查看全部 {tryouts.total} 件
      </ButtonLink>
    </section>
  );

export const TryoutProducts = ({ tryouts }: TryoutProps) => (
  <CardGrid columns={4}>
    {tryouts.list.map((product) => (
      <ProductTile key={product.productId} product={product} />
    ))}
  </CardGrid>
);
