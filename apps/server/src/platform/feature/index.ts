export { callAddress } from './call-address.ts';
export { type Feature, type Handlers, implement, onlyBuilt, parseInput } from './implement.ts';
export { inProcess } from './in-process.ts';
export { type ApiDeps, type ContextOutcome, mountApi, sendEnvelope } from './mount.ts';
export { readInput } from './read-input.ts';
