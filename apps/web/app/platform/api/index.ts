export { browserApi } from '../browser.ts';
export { type Api, type ApiCallOptions, type ApiTransport, createApi } from './create-api.ts';
export type { Request, RequestOptions } from './ports.ts';
