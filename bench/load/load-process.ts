import { serveRequests } from '../processes/serve-requests.ts';
import type { Plan } from './plan.ts';
import { runLoad } from './run-load.ts';

/** The shoppers: a process of their own, so that they never take the server's turn. */
let last = 0;
serveRequests((plan: Plan) => runLoad(plan, () => ++last));
