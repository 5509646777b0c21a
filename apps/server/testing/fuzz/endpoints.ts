import { contracts } from '@huarong/contract';
import { type Contract, type Endpoint, methodOf, pathOf } from '@huarong/contract/kit';
import { builtRoutes } from '../../src/features/index.ts';

export const endpoints: readonly Endpoint[] = Object.values<Contract>(contracts).flatMap((contract) =>
  Object.values(contract),
);
const built = builtRoutes();
export const isBuilt = ({ route }: Endpoint) => built.has(route);

const unbuilt = endpoints
  .filter((endpoint) => !isBuilt(endpoint))
  .map(({ route }) => ({
    method: methodOf(route),
    pattern: new RegExp(`^${pathOf(route).replace(/\{\w+\}/g, '[^/]*')}$`),
  }));

/** Whether a request reaches a call that is not implemented. */
export function landsOnUnbuilt(method: string, url: string) {
  // Normalises dots and slashes as the sender does.
  const path = URL.parse(url, 'http://localhost')?.pathname ?? url;
  const asked = method === 'HEAD' ? 'GET' : method;
  return unbuilt.some((route) => route.method === asked && route.pattern.test(path));
}
