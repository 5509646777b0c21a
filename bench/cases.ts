import { fetchAnswer } from './fetch-answer.ts';
import type { Call } from './load/plan.ts';
import { CATEGORY_PAGE, findFirstProductPage } from './pages.ts';

export interface Case {
  name: string;
  call: Call;
  /** The client has the current version and revalidates it. */
  isRevalidation?: true;
  /** Target of answers per CPU second, as a share of the bare server's. */
  target?: number;
}

const CACHED = 0.6;
const TEXTS = '/v1/marketing/MktSimpleGroupController/simpleTextGroup';

/** The measured cases. */
export async function listCases(port: number): Promise<Case[]> {
  const config = (headers: Record<string, string>): Call => ({
    method: 'GET',
    path: '/v1/configuration/commonConfig',
    headers,
  });
  const page = (headers: Record<string, string>, path = '/'): Call => ({ method: 'GET', path, headers });
  const br = { 'accept-encoding': 'br' };
  const unbuilt = await findUnbuiltCall(port);
  const product = await findFirstProductPage(port);

  return [
    { name: 'JSON, cached', call: config({}), target: CACHED },
    { name: 'JSON, cached, brotli', call: config(br), target: CACHED },
    { name: 'home page, cached', call: page({}), target: CACHED },
    { name: 'home page, cached, brotli', call: page(br), target: CACHED },
    { name: 'home page, unchanged (304)', call: page(br), isRevalidation: true, target: CACHED },
    { name: 'health probe: the minimum of the stack', call: { method: 'GET', path: '/healthz' } },
    ...(unbuilt ? [{ name: 'call not built yet (501)', call: unbuilt }] : []),
    {
      name: 'JSON, new each time: validated, one query',
      // An unused second slot makes each body a new request for the same texts.
      call: { method: 'POST', path: TEXTS, body: '{"queryBody":{"locationLabel":"top_menu,bench-{n}"}}' },
    },
    // A value that the page reads and does not know makes each address a new page; other parameters are ignored.
    {
      name: 'search page, rendered each time, brotli',
      call: page(br, '/search?k=%E5%8F%A3%E7%BA%A2&sort=bench-{n}'),
    },
    { name: 'category of 47, cached, brotli', call: page(br, CATEGORY_PAGE), target: CACHED },
    { name: 'category of 47, rendered each time, brotli', call: page(br, `${CATEGORY_PAGE}?sort=bench-{n}`) },
    { name: 'product page, cached, brotli', call: page(br, product), target: CACHED },
    { name: 'product page, rendered each time, brotli', call: page(br, `${product}?sku=bench-{n}`) },
  ];
}

/** The first declared call that answers 501, or null when all are implemented. */
async function findUnbuiltCall(port: number): Promise<Call | null> {
  const { body } = await fetchAnswer(port, { method: 'GET', path: '/openapi.json' });
  const { paths } = JSON.parse(body.toString()) as { paths: Record<string, object> };
  const reads = Object.keys(paths).filter((path) => 'get' in paths[path]! && !path.includes('{'));
  for (const path of reads) {
    const call: Call = { method: 'GET', path };
    if ((await fetchAnswer(port, call)).status === 501) return call;
  }
  return null;
}
