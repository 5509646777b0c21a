export { listReplicas } from './replicas.queries.ts';
export { startHeartbeat } from './start-heartbeat.ts';
