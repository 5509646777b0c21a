export {
  CooperationApplication,
  type CooperationProgress,
  cooperationContract,
} from './cooperation.contract.ts';
export { cooperationRoutes } from './cooperation.routes.ts';
