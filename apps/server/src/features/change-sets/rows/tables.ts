import type { JsonValue, Tables } from '#platform/database';

/** The tables that a change set writes, in the order in which new rows are inserted. */
export const CHANGED_TABLES = [
  'category',
  'brand',
  'product',
  'sku',
  'sku_supply',
  'stock',
  'product_image',
  'content_resource',
  'home_section',
  'pseudo_category',
  'menu_lead',
  'campaign_page',
] as const;
export type ChangedTable = (typeof CHANGED_TABLES)[number];
/** The tables whose unit is one row; of images it is all those of a product. */
export type RowTable = Exclude<ChangedTable, 'product_image'>;

export const TABLE_NAMES: Record<ChangedTable, string> = {
  category: '分类',
  brand: '品牌',
  product: '商品',
  sku: '规格',
  sku_supply: '规格的成本与低库存线',
  stock: '库存',
  product_image: '商品图片',
  content_resource: '页面内容',
  home_section: '首页楼层',
  pseudo_category: '菜单列表',
  menu_lead: '菜单主推',
  campaign_page: '专题',
};

export const tableName = (table: ChangedTable): string => TABLE_NAMES[table];

/** The columns that a set writes and an undo restores, the key first. Counters of shoppers are not among them. */
export const CHANGED_COLUMNS = {
  category: ['id', 'parent_id', 'level', 'name', 'name_en', 'pigment', 'position', 'is_live', 'redirect_to'],
  brand: [
    'id',
    'key',
    'name_en',
    'name_cn',
    'nicknames',
    'letter',
    'origin',
    'since_year',
    'slogan',
    'story',
    'marks',
    'is_live',
  ],
  product: [
    'id',
    'code',
    'brand_id',
    'category_id',
    'kind',
    'name_cn',
    'name_en',
    'nicknames',
    'line',
    'story',
    'tested_figures',
    'included_items',
    'how_to_use',
    'ingredients',
    'star_ingredients',
    'effects',
    'skin_types',
    'filing_number',
    'standard_number',
    'producer',
    'producer_address',
    'production_licence',
    'origin',
    'shelf_life_months',
    'opened_months',
    'warnings',
    'no_return_reason',
    'labels',
    'tags',
    'status',
    'published_at',
    'updated_at',
  ],
  sku: [
    'id',
    'product_id',
    'code',
    'barcode',
    'shade_number',
    'shade_name',
    'shade_hex',
    'shade_family',
    'size',
    'offer_price_fen',
    'market_price_fen',
    'purchase_limit',
    'position',
    'is_live',
  ],
  sku_supply: ['sku_id', 'cost_fen', 'low_stock_at'],
  stock: ['sku_id', 'available'],
  content_resource: [
    'id',
    'kind',
    'location_label',
    'position',
    'content',
    'link',
    'omniture',
    'note',
    'mark',
    'image_path',
    'image_width',
    'image_height',
    'phone_image_path',
    'starts_at',
    'ends_at',
    'is_live',
    'offer_kind',
    'offer_id',
  ],
  home_section: [
    'id',
    'title',
    'link',
    'selection',
    'pins',
    'size',
    'position',
    'starts_at',
    'ends_at',
    'is_live',
  ],
  pseudo_category: [
    'id',
    'name',
    'intro',
    'link',
    'selection',
    'menu_rule',
    'pins',
    'hidden_facets',
    'is_in_menu',
    'position',
    'is_live',
  ],
  menu_lead: ['category_id', 'product_id', 'banner'],
  campaign_page: [
    'slug',
    'title',
    'description',
    'blocks',
    'starts_at',
    'ends_at',
    'is_live',
    'offer_kind',
    'offer_id',
    'updated_at',
  ],
} as const satisfies { [Table in RowTable]: readonly (keyof Tables[Table])[] };

/**
 * Columns that are younger than change sets. The view `change_state` leaves them out while they have this value, so a row
 * stored by an earlier release and one of today are the same. A default of null needs no line.
 */
export const COLUMN_DEFAULTS: Partial<Record<ChangedTable, Readonly<Record<string, JsonValue>>>> = {
  category: { is_live: true },
  brand: { is_live: true },
  product: { tested_figures: [], included_items: [] },
};

/** What pages show besides the catalogue. Nothing refers to these rows, so they are written and restored in any order. */
export const CONTENT_TABLES = [
  'content_resource',
  'home_section',
  'pseudo_category',
  'menu_lead',
  'campaign_page',
] as const satisfies RowTable[];

export const keyOf = (table: RowTable): string => CHANGED_COLUMNS[table][0];
