import type { JsonOf } from '#platform/database';
import type { FileSubject } from '../columns/columns.ts';
import type { MappedColumn } from '../file/map-columns.ts';

interface ReportedProblem {
  line: number;
  /** 第 12 行, or 第 1 个商品 SA-001 的规格 SA-001-02 */
  place: string;
  code: string;
  name: string;
  /** As the file names it. */
  column: string;
  value: string;
  message: string;
}

/** What a dry run found out, as the page shows it. */
export interface StoredReport {
  subject: FileSubject;
  rowCount: number;
  notes: string[];
  mapping: MappedColumn[];
  counts: { entity: string; created: number; updated: number; unchanged: number }[];
  changedCells: number;
  columns: { column: string; changed: number; errors: number; warnings: number }[];
  problemCount: number;
  /** The first two hundred of each list. */
  problems: ReportedProblem[];
  warningCount: number;
  warnings: ReportedProblem[];
  changes: { line: number; entity: string; code: string; change: string; columns: string[] }[];
  /** New products without a status: they are imported as drafts. */
  draftCount: number;
}

declare module '#platform/database' {
  interface DeclaredColumns {
    import_file: { mapping: JsonOf<MappedColumn[]> | null; report: JsonOf<StoredReport> | null };
    import_mapping: { mapping: JsonOf<MappedColumn[]> };
  }
}
