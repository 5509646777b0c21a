export const PURCHASES_PATH = '/myAccount/purchaseRecord';

/** The address of a page of what was bought, found by a word; the first page needs no number. */
export function purchasesPath({ page = 1, keyword = '' }: { page?: number; keyword?: string }): string {
  const search = new URLSearchParams({
    ...(keyword && { word: keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PURCHASES_PATH}?${search}` : PURCHASES_PATH;
}
