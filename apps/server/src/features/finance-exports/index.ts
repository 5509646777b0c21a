export { financeExportsFeature } from './finance-exports.feature.ts';
export { mountFinanceExports } from './mount-finance-exports.ts';
