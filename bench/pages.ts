/** A shelf with the most goods a page can show. */
export const SHELF = '/category/60001/';

/** The page of whatever stands first on it. */
export async function firstProductOf(port: number): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}${SHELF}`)).text();
  return /\/product\/\d+\.html/.exec(page)![0];
}
