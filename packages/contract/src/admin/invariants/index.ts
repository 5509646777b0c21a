export { invariantsContract } from './invariants.contract.ts';
export { invariantsRoutes } from './invariants.routes.ts';
