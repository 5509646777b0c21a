export { simulatorContract } from './simulator.contract.ts';
export { simulatorRoutes } from './simulator.routes.ts';
