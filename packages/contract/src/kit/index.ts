export {
  type CallOptions,
  type Client,
  createClient,
  type HttpRequest,
  type Reply,
  type Routes,
  type Transport,
  toHttpRequest,
} from './client.ts';
export {
  type Access,
  type Body,
  type Contract,
  defineContract,
  type Endpoint,
  endpoint,
  type Input,
  methodOf,
  type Output,
  type Parsed,
  pathOf,
  pathParametersOf,
  type Refusal,
  type Route,
} from './endpoint.ts';
export type { Answer, Envelope, ReducedResponse, RefusalDetails } from './envelope.ts';
export type { ErrorCode, RefusalOf } from './error-codes/index.ts';
export {
  errorCodes,
  findErrorCode,
  type GeneralRefusalName,
  type RefusalName,
} from './error-codes/index.ts';
export { unwrapAnswer } from './unwrap-answer.ts';
export { type OwnErrorText, wrapAnswer } from './wrap-answer.ts';
