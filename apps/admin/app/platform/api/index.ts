export { api } from './api.ts';
export { load, PageRefusal } from './load.ts';
