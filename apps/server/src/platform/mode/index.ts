export { prepareDatabase } from './prepare-database.ts';
