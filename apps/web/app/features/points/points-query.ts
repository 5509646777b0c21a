import { defineQuery, oneOf, pageNumber, type QueryOf } from '../../platform/pages/define-query.ts';
import { periodField } from '../../platform/pages/period.ts';

const pointsQuery = defineQuery({
  tab: oneOf(['all', 'in', 'out', 'expiring', 'exchanges'], 'all', 'show'),
  period: periodField,
  page: pageNumber,
});

export type PointsQuery = QueryOf<typeof pointsQuery>;
export const readPointsQuery = pointsQuery.read;
export const pointsPath = pointsQuery.pathAt('/myAccount/integralFlow');
