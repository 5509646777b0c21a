import { contracts } from '@huarong/contract';
import { builtRoutes } from './features/index.ts';

/** `npm run contract:todo`: every declared call that is not implemented. */
const built = builtRoutes();
const missing = Object.entries(contracts).flatMap(([name, contract]) =>
  Object.values(contract)
    .filter((endpoint) => !built.has(endpoint.route))
    .map((endpoint) => ({ feature: name, route: endpoint.route, summary: endpoint.summary })),
);
const declared = Object.values(contracts).flatMap((contract) => Object.keys(contract)).length;

for (const { feature, route, summary } of missing) console.log(`${feature.padEnd(12)} ${route}  ${summary}`);
console.log(`\n${declared - missing.length} of ${declared} calls are built, ${missing.length} answer 501.`);
