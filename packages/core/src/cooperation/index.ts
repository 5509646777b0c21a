export { CooperationStatus } from './cooperation-status.ts';
