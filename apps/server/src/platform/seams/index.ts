export { createHttpServer } from './early-answers/http-server.ts';
export { type CachedResponseHandler, createCachedResponseHandler } from './early-answers/serve-cached.ts';
export { createPageReader, type PageBytesEntry } from './page-bytes.ts';
export { QueryBatcher } from './query-batching.ts';
export { sendPipelined, sendSerially } from './statement-pipelining.ts';
