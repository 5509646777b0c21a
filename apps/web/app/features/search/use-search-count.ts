import { type MouseEvent, useEffect } from 'react';
import { browserPlatform } from '../../platform/browser.ts';
import { filtersToSend, type ListingQuery } from './query/listing-query.ts';

/** Reports a search that is shown, once for its words and filters, and returns what counts an opened product. */
export function useSearchCount(keyword: string, query: ListingQuery, total: number | undefined) {
  const filters = filtersToSend(query);
  useEffect(() => {
    if (keyword !== '' && total !== undefined)
      browserPlatform().trackSearch({ name: 'search', keyword, filters, total });
  }, [keyword, filters, total]);
  return (event: MouseEvent) => {
    const isProduct = event.target instanceof Element && event.target.closest('a[href*="/product/"]');
    if (isProduct && keyword !== '')
      browserPlatform().trackSearch({ name: 'search_click', keyword, filters });
  };
}
