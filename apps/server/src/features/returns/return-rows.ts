import type { ReturnKind, ReturnReason, ReturnStatus } from '@huarong/core/returns';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database';

export type ReturnRow = Omit<Selectable<Tables['return_request']>, 'kind' | 'reason' | 'status'> & {
  kind: ReturnKind;
  reason: ReturnReason;
  status: ReturnStatus;
};
export interface ReturnUnitRow {
  return_id: string;
  order_line_id: string;
  piece: number;
}

/** The reason key of a return's refunds in payments. */
export const reasonKeyOf = (returnId: string) => `return:${returnId}`;
