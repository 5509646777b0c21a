import type { CardLevels } from '@huarong/core/points';
import type { Queryable } from '#platform/database';

export interface Preview {
  lines: { label: string; before: string; after: string }[];
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
