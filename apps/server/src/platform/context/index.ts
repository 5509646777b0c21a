export type { Actor, Context } from './context.ts';
