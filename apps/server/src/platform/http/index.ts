export { type AccessLog, createAccessLog } from './access-log.ts';
export { createServer } from './create-server.ts';
export { mountProbes, observeResponses, type Readiness } from './probes.ts';
export { createRequestIds } from './request-id.ts';
export { createRequestTimes } from './request-times.ts';
export { securityHeaders } from './security-headers.ts';
export { isApiPath, mountUnknownAddresses } from './unknown-address.ts';
export { UNREFUSED } from './unrefused.ts';
