export { createLog, type Log, maskMobile } from './log.ts';
