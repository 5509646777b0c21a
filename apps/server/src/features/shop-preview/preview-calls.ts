import { contracts } from '@huarong/contract';
import { bundlesRoutes } from '@huarong/contract/bundles';
import { catalogueRoutes } from '@huarong/contract/catalogue';
import { type Endpoint, methodOf, pathOf, type Route } from '@huarong/contract/kit';

/** Calls that only read although their method is POST and their answers are not cached. */
const READING: readonly Route[] = [catalogueRoutes.hasInventory, bundlesRoutes.bundlePrice];

/** What everybody may call and what changes nothing. Carts and accounts belong to somebody, and a preview knows nobody. */
const isReading = ({ route, access, isPublished, body }: Endpoint): boolean =>
  access === 'anyone' &&
  body !== 'raw' &&
  (methodOf(route) === 'GET' || isPublished === true || READING.includes(route));

const CALLS = Object.values<Record<string, Endpoint>>(contracts)
  .flatMap((contract) => Object.values(contract))
  .filter(isReading)
  .map(({ route }) => ({
    route,
    method: methodOf(route),
    pattern: new RegExp(`^${pathOf(route).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }));

interface PreviewCall {
  route: Route;
  /** The parameters of the path. */
  params: Record<string, string>;
}

/** The call at an address; null for one that a preview does not answer. */
export function findPreviewCall(method: string, address: string): PreviewCall | null {
  const path = address.replace(/\?.*$/s, '');
  const call = CALLS.find((each) => each.method === method && each.pattern.test(path));
  const groups = call?.pattern.exec(path)?.groups ?? {};
  if (!call) return null;
  try {
    const params = Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]);
    return { route: call.route, params: Object.fromEntries(params) };
  } catch {
    return null;
  }
}
