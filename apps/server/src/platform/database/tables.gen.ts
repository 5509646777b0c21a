// Written by generate-tables.ts from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column-types.ts';

interface BrandTable {
  id: string;
  key: string;
  name_en: string;
  name_cn: string;
  nicknames: Generated<string[]>;
  letter: string;
  origin: string;
  since_year: number | null;
  slogan: Generated<string>;
  story: Generated<string[]>;
  marks: Generated<string[]>;
}

interface CategoryTable {
  id: string;
  parent_id: string | null;
  level: number;
  name: string;
  name_en: Generated<string>;
  pigment: string;
  position: number;
}

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

interface ImportChangeTable {
  run_id: number;
  table_name: 'brand' | 'product' | 'sku' | 'stock' | 'product_image';
  row_id: string;
  before: Json | null;
  after_hash: string | null;
}

interface ImportRunTable {
  id: GeneratedAlways<number>;
  file_name: string;
  row_count: number;
  created_at: Generated<Date>;
  undone_at: Date | null;
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

interface ProductTable {
  id: string;
  code: string;
  brand_id: string;
  category_id: string;
  kind: 'cosmetic' | 'special-cosmetic' | 'tool' | 'food';
  name_cn: string;
  name_en: Generated<string>;
  nicknames: Generated<string[]>;
  line: Generated<string>;
  story: Generated<Json>;
  how_to_use: Generated<string>;
  ingredients: Generated<string[]>;
  star_ingredients: Generated<string[]>;
  effects: Generated<string[]>;
  skin_types: Generated<string[]>;
  filing_number: string | null;
  standard_number: string | null;
  producer: string | null;
  producer_address: string | null;
  production_licence: string | null;
  origin: string | null;
  shelf_life_months: number | null;
  opened_months: number | null;
  warnings: string | null;
  no_return_reason: string | null;
  labels: Generated<string[]>;
  tags: Generated<string[]>;
  pack: Json | null;
  sold_count: Generated<number>;
  comment_count: Generated<number>;
  rating_average: Generated<string>;
  praise_percent: Generated<number>;
  status: Generated<'draft' | 'published' | 'withdrawn'>;
  published_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface ProductImageTable {
  product_id: string;
  sku_id: string | null;
  position: number;
  source: string;
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

interface SkuTable {
  id: string;
  product_id: string;
  code: string;
  barcode: string | null;
  shade_number: string | null;
  shade_name: string | null;
  shade_hex: string | null;
  shade_family: string | null;
  size: string;
  offer_price_fen: number;
  market_price_fen: number | null;
  purchase_limit: number | null;
  position: number;
  is_live: Generated<boolean>;
}

interface StockTable {
  sku_id: string;
  available: number;
  held: Generated<number>;
  sold: Generated<number>;
}

interface StockHoldTable {
  id: GeneratedAlways<number>;
  sku_id: string;
  reference: string;
  quantity: number;
  expires_at: Date;
  ended_at: Date | null;
}

interface StockLedgerTable {
  id: GeneratedAlways<number>;
  sku_id: string;
  delta: number;
  reason: 'initial' | 'import' | 'undo' | 'hold' | 'release' | 'sale' | 'return' | 'count';
  reference: string;
  created_at: Generated<Date>;
}

export interface Tables {
  brand: BrandTable;
  category: CategoryTable;
  content_resource: ContentResourceTable;
  idempotency_key: IdempotencyKeyTable;
  import_change: ImportChangeTable;
  import_run: ImportRunTable;
  job: JobTable;
  outbox_event: OutboxEventTable;
  product: ProductTable;
  product_image: ProductImageTable;
  schema_migration: SchemaMigrationTable;
  shop_clock: ShopClockTable;
  sku: SkuTable;
  stock: StockTable;
  stock_hold: StockHoldTable;
  stock_ledger: StockLedgerTable;
}
