export { type Config, type ConfigOutcome, readConfig } from './config.ts';
