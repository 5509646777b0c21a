export { buildRows, type CatalogueRows } from './rows.ts';
