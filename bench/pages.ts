/** A category with a full page of products. */
export const CATEGORY_PAGE = '/category/60001/';

/** The page of the first product in it. */
export async function findFirstProductPage(port: number): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}${CATEGORY_PAGE}`)).text();
  return /\/product\/\d+\.html/.exec(page)![0];
}
