import type { CardLevels } from '@huarong/core/points';
import type { Queryable } from '#platform/database';

export interface PreviewTable {
  label: string;
  columns: string[];
  rows: { label: string; cells: { before: string; after: string }[] }[];
}
export interface Preview {
  lines: { label: string; before: string; after: string }[];
  table?: PreviewTable;
  note: string;
}

/** What other features know. */
export interface SettingPorts {
  readCardLevels: (db: Queryable) => Promise<CardLevels>;
}
export interface PreviewContext extends SettingPorts {
  db: Queryable;
}

export const counted = (before: number, after: number, unit: string) => ({
  before: `${before.toLocaleString('en-US')} ${unit}`,
  after: `${after.toLocaleString('en-US')} ${unit}`,
});
