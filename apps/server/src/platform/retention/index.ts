export { createBudget, deleteInSlices } from './delete-in-slices.ts';
export { deleteOldRows } from './delete-old-rows.ts';
export { RETENTION_DAYS } from './retention-days.ts';
