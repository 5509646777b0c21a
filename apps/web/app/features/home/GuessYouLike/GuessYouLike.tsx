import { CardGrid, SectionHead } from '@huarong/ui';
import { browserApi } from '../../../platform/api/index.ts';
import { useApiQuery } from '../../../platform/deferred/use-api-query.ts';
import { useIsNear } from '../../../platform/deferred/use-is-near.ts';
import { fetchGuessYouLike, ProductTile, suggestionTitle } from '../../catalogue/index.ts';
import styles from './GuessYouLike.module.css';

const SHOWN_COUNT = 10;
/** Enough to leave out what the page shows above: without views both are the best sellers. */
const FETCHED_COUNT = 30;

interface GuessYouLikeProps {
  /** Products that the page shows above. */
  shownIds?: readonly string[];
}

/** 猜你喜欢: personal, so the browser fetches it when near; the cached page has none of it. */
export function GuessYouLike({ shownIds = [] }: GuessYouLikeProps) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const { query } = useApiQuery(isNear ? 'guess-you-like' : null, () =>
    fetchGuessYouLike(browserApi({ quiet: true }), FETCHED_COUNT),
  );
  const suggested = query.value;
  const products =
    suggested?.list.filter(({ productId }) => !shownIds.includes(productId)).slice(0, SHOWN_COUNT) ?? [];
  return (
    <div ref={ref}>
      {suggested && products.length > 0 && (
        <section className={styles.suggestions} aria-label={suggestionTitle(suggested)}>
          <SectionHead
            title={suggestionTitle(suggested)}
            sub={suggested.reason}
            more={{ label: '为什么推荐这些', href: '/myAccount/privacy' }}
          />
          <CardGrid columns={5} sample>
            {products.map((product) => (
              <ProductTile key={product.productId} product={product} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
