import { groupDigits } from '@huarong/core/shared';
import { ButtonLink, showToast } from '@huarong/ui';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';
import type { Appended } from '../Listing/appended-products.ts';
import type { ListingAnswer, ListingScope } from '../listing-data.ts';
import { type ListingQuery, withPage } from '../query/listing-query.ts';
import styles from './MoreProducts.module.css';

/** A longer list would make the phone slow; then the link leads to the next page. */
const MAX_CARDS = 200;

interface MoreProductsProps {
  answer: ListingAnswer;
  query: ListingQuery;
  scope: ListingScope;
  appended: Appended | null;
  hrefOf: (query: ListingQuery) => string;
}

/** Phones and tablets, in place of page numbers: a link to the next page, whose products are appended here. */
export function MoreProducts({ answer, query, scope, appended, hrefOf }: MoreProductsProps) {
  const { key } = useLocation();
  const [isLoading, setLoading] = useState(false);
  const { total, pageSize } = answer;
  const shownPage = appended?.pageNo ?? query.pageNo;
  const seen = Math.min(total, shownPage * pageSize);
  const cards = answer.productList.length + (appended?.products.length ?? 0);
  if (answer.productList.length === 0) return null;

  const append = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || cards + pageSize > MAX_CARDS) return;
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      const { appendPage } = await import('./append-page.ts');
      const message = await appendPage({ key, href: hrefOf(query), answer, query, scope, appended });
      if (message) showToast(message, 'info');
    } catch {
      showToast('没有加载出来，请检查网络后再试', 'info');
    }
    setLoading(false);
  };

  return (
    <div className={styles.more}>
      {query.pageNo > 1 && (
        <a href={hrefOf(withPage(query, query.pageNo - 1))} rel="prev" className={styles.before}>
          看前面的商品
        </a>
      )}
      <p role="status">
        已看 {seen} / {groupDigits(total)} 件
      </p>
      <progress className={styles.progress} value={seen} max={total} aria-hidden="true" />
      {seen < total && (
        <ButtonLink
          href={hrefOf(withPage(query, shownPage + 1))}
          kind="soft"
          size="lg"
          rel="next"
          aria-busy={isLoading || undefined}
          onClick={append}
        >
          {isLoading ? '正在加载' : `再看 ${Math.min(pageSize, total - seen)} 件`}
        </ButtonLink>
      )}
    </div>
  );
}
