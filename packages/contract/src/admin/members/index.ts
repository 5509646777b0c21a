export { membersContract } from './members.contract.ts';
export { membersRoutes } from './members.routes.ts';
