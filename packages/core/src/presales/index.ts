export { arrivalProblem, ordersToServe, ordersToTakeFrom } from './assign-arrivals.ts';
export { type DateChange, dateChangeProblem, datesAfter, type PresaleDates } from './date-change.ts';
export { presaleChecks } from './presale-checks.ts';
