export type Environment = 'prod' | 'stage' | 'test' | 'other';

/** Which shop this is, by the name it is served under; the first that fits. Anything unknown (localhost, an address) is `other`. */
const HOST_NAMES: readonly [Environment, RegExp][] = [
  ['stage', /(^|[.-])(stage|staging)\d*[.-]/],
  ['test', /(^|[.-])test\d*[.-]/],
  ['prod', /^www\./],
];

export const detectEnvironment = (hostname: string): Environment =>
  HOST_NAMES.find(([, name]) => name.test(hostname.toLowerCase()))?.[0] ?? 'other';

export type ApiHosts = Partial<Record<Environment, string | undefined>>;

/** Hosts given at build time, for a shop whose API lives apart from its pages. */
export const configuredHosts = (): ApiHosts => ({
  prod: import.meta.env['VITE_API_HOST_PROD'],
  stage: import.meta.env['VITE_API_HOST_STAGE'],
  test: import.meta.env['VITE_API_HOST_TEST'],
});

/** Where calls go: the configured host of the environment, else the host the page came from (an empty string). */
export const apiHost = (hostname: string, hosts: ApiHosts): string =>
  (hosts[detectEnvironment(hostname)] ?? '').replace(/\/+$/, '');
