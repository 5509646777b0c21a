export { presaleChecks } from './presale-checks.ts';
