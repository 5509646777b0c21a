export { createServer } from './create-server.ts';
export { mountProbes } from './probes.ts';
export { isApiPath, mountUnknownAddresses } from './unknown-address.ts';
