export { OtherMode, prepareDatabase } from './prepare-database.ts';
