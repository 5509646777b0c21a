import { adminContracts } from '@huarong/contract/admin';
import type { AdminContract, AdminEndpoint } from '@huarong/contract/admin/kit';
import type { Route } from '@huarong/contract/kit';

export interface NamedCall {
  feature: string;
  /** `orders.ship` */
  call: string;
  route: Route;
  endpoint: AdminEndpoint;
}

/** Every call of the admin. */
export const adminCalls: readonly NamedCall[] = Object.entries(adminContracts).flatMap(
  ([feature, contract]) =>
    Object.entries(contract as AdminContract).map(([name, endpoint]) => ({
      feature,
      call: `${feature}.${name}`,
      route: endpoint.route as Route,
      endpoint,
    })),
);
