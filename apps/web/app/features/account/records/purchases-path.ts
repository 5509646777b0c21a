export const PURCHASES_PATH = '/myAccount/purchaseRecord';

/** Path of a page of purchases filtered by keyword; page 1 needs no number. */
export function purchasesPath({ page = 1, keyword = '' }: { page?: number; keyword?: string }): string {
  const search = new URLSearchParams({
    ...(keyword && { word: keyword }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PURCHASES_PATH}?${search}` : PURCHASES_PATH;
}
