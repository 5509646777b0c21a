export { resolveActor } from './resolve-actor.ts';
