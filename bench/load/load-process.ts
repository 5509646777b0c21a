import { serveRequests } from '../processes/serve-requests.ts';
import type { Plan } from './plan.ts';
import { runLoad } from './run-load.ts';

/** The load generator in its own process, so that it does not block the server. */
let last = 0;
serveRequests((plan: Plan) => runLoad(plan, () => ++last));
