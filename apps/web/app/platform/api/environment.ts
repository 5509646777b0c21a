export type Environment = 'prod' | 'stage' | 'test' | 'other';

/** Environment by host name; the first match wins. Unknown names (localhost, an IP address) are `other`. */
const HOST_NAMES: readonly [Environment, RegExp][] = [
  ['stage', /(^|[.-])(stage|staging)\d*[.-]/],
  ['test', /(^|[.-])test\d*[.-]/],
  ['prod', /^www\./],
];

export const detectEnvironment = (hostname: string): Environment =>
  HOST_NAMES.find(([, name]) => name.test(hostname.toLowerCase()))?.[0] ?? 'other';

export type ApiHosts = Partial<Record<Environment, string | undefined>>;

/** API hosts set at build time, for a deployment with a separate API host. */
export const configuredHosts = (): ApiHosts => ({
  prod: import.meta.env['VITE_API_HOST_PROD'],
  stage: import.meta.env['VITE_API_HOST_STAGE'],
  test: import.meta.env['VITE_API_HOST_TEST'],
});

/** The API host of the environment, or an empty string for the host of the page. */
export const apiHost = (hostname: string, hosts: ApiHosts): string =>
  (hosts[detectEnvironment(hostname)] ?? '').replace(/\/+$/, '');
