export { cooperationContract } from './cooperation.contract.ts';
export { cooperationRoutes } from './cooperation.routes.ts';
