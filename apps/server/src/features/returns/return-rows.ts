import type { Finding, ReturnKind, ReturnReason, ReturnStatus } from '@huarong/core/returns';
import type { ColumnType, Selectable } from 'kysely';
import type { Tables } from '#platform/database';
import type { StorageKey } from '../../integrations/storage/index.ts';

declare module '#platform/database' {
  interface DeclaredColumns {
    return_request: { kind: ReturnKind; reason: ReturnReason; status: ReturnStatus };
    return_status_change: { from_status: ReturnStatus | null; to_status: ReturnStatus };
    return_picture: { storage_key: ColumnType<StorageKey, string, string> };
    return_inspection: { finding: Finding };
    return_inspection_image: { storage_key: ColumnType<StorageKey, string, string> };
  }
}

export type ReturnRow = Selectable<Tables['return_request']>;
export interface ReturnUnitRow {
  return_id: string;
  order_line_id: string;
  piece: number;
}

/** The reason key of a return's refunds in payments. */
export const reasonKeyOf = (returnId: string) => `return:${returnId}`;
