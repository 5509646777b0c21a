// Written by generate-tables.ts from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column-types.ts';

interface ContentResourceTable {
  id: GeneratedAlways<number>;
  kind: 'text' | 'image';
  location_label: string;
  position: number;
  content: string;
  link: Generated<string>;
  omniture: Generated<string>;
  note: string | null;
  mark: string | null;
  image_path: string | null;
  image_width: number | null;
  image_height: number | null;
  starts_at: Date | null;
  ends_at: Date | null;
  is_live: Generated<boolean>;
}

interface IdempotencyKeyTable {
  scope: string;
  key: string;
  body_hash: string;
  answer: string | null;
  created_at: Generated<Date>;
}

interface JobTable {
  id: GeneratedAlways<number>;
  kind: string;
  unique_key: string | null;
  payload: Json;
  run_at: Date;
  state: Generated<'waiting' | 'done' | 'cancelled' | 'parked'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  lease: string | null;
  last_error: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface OutboxEventTable {
  id: GeneratedAlways<number>;
  topic: string;
  key: string;
  payload: Json;
  state: Generated<'waiting' | 'delivered' | 'parked'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  lease: string | null;
  last_error: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
}

interface ShopClockTable {
  id: Generated<boolean>;
  offset_seconds: Generated<number>;
}

export interface Tables {
  content_resource: ContentResourceTable;
  idempotency_key: IdempotencyKeyTable;
  job: JobTable;
  outbox_event: OutboxEventTable;
  schema_migration: SchemaMigrationTable;
  shop_clock: ShopClockTable;
}
