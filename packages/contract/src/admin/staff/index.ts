export { accountCalls, peopleCalls, staffContract } from './staff.contract.ts';
export { staffRoutes } from './staff.routes.ts';
