import { CardGrid, SectionHead } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { useApiQuery } from '../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../platform/deferred/use-is-near.ts';
import { fetchGuessYouLike, ProductTile, suggestionTitle } from '../../catalogue/index.ts';
import styles from './GuessYouLike.module.css';

const SHOWN_COUNT = 10;

/** 猜你喜欢: personal, so the browser fetches it when near; the cached page has none of it. */
export function GuessYouLike() {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const { query } = useApiQuery(isNear ? 'guess-you-like' : null, () =>
    fetchGuessYouLike(browserApi({ quiet: true }), SHOWN_COUNT),
  );
  const suggested = query.value;
  return (
    <div ref={ref}>
      {suggested && suggested.list.length > 0 && (
        <section className={styles.suggestions} aria-label={suggestionTitle(suggested)}>
          <SectionHead
            title={suggestionTitle(suggested)}
            sub={suggested.reason}
            more={{ label: '为什么推荐这些', href: '/myAccount/privacy' }}
          />
          <CardGrid columns={5}>
            {suggested.list.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
