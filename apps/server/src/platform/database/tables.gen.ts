// Written by generate-tables.ts from the migrated database. Do not edit.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column-types.ts';

interface AccountClosingTable {
  id: GeneratedAlways<number>;
  member_id: string;
  asked_at: Generated<Date>;
  effective_at: Date;
  state: Generated<'waiting' | 'withdrawn' | 'done'>;
  settled_at: Date | null;
}

interface AddressTable {
  id: string;
  owner: string;
  name: string;
  mobile: string;
  province_code: string;
  city_code: string;
  district_code: string;
  street_code: string | null;
  province_name: string;
  city_name: string;
  district_name: string;
  street_name: string | null;
  detail: string;
  tag: string | null;
  is_default: Generated<boolean>;
  is_in_use: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface AdverseReactionTable {
  id: GeneratedAlways<number>;
  order_id: string;
  order_line_id: string;
  return_id: string | null;
  lot_id: number | null;
  symptom: Generated<string>;
  began_on: string | null;
  saw_doctor: boolean | null;
  age_group: 'under-18' | '18-29' | '30-44' | '45-59' | 'over-59' | null;
  sex: 'female' | 'male' | null;
  note: Generated<string>;
  state: Generated<'open' | 'complete' | 'reported'>;
  revision: Generated<number>;
  opened_at: Generated<Date>;
  completed_at: Date | null;
  reported_at: Date | null;
}

interface AnalyticsDayTable {
  day: string;
  events: Generated<number>;
  bytes: Generated<number>;
}

interface AnalyticsEventTable {
  id: string;
  day: string;
  received_at: Date;
  visit_id: string | null;
  name: 'page_view' | 'product_view' | 'add_to_cart' | 'cart_view' | 'checkout_view' | 'payment_view' | 'order_placed' | 'order_paid';
  page_kind: string;
  skus: Generated<string[]>;
  order_id: string | null;
  total_fen: number | null;
  discount_fen: number | null;
  freight_fen: number | null;
  price_fen: number | null;
  coupons: Generated<string[]>;
  utm_source: Generated<string>;
  utm_medium: Generated<string>;
  utm_campaign: Generated<string>;
  utm_content: Generated<string>;
  utm_term: Generated<string>;
  browser_ms: number;
  bytes: number;
}

interface AnswerTable {
  id: Generated<string>;
  question_id: string;
  member_id: string | null;
  author_name: string;
  is_anonymous: Generated<boolean>;
  is_staff: Generated<boolean>;
  bought_sku_id: string | null;
  content: string;
  state: Generated<'pending' | 'shown' | 'hidden'>;
  helpful_count: Generated<number>;
  created_at: Generated<Date>;
}

interface AnswerVoteTable {
  answer_id: string;
  member_id: string;
  created_at: Generated<Date>;
}

interface ApiKeyTable {
  id: string;
  staff_id: number;
  secret_hash: string;
  permissions: string[];
  networks: Generated<string[]>;
  expires_at: Date;
  created_by: number;
  created_at: Generated<Date>;
  last_used_at: Date | null;
  last_address: string | null;
  revoked_at: Date | null;
  revoked_by: number | null;
}

interface ApprovalTable {
  id: GeneratedAlways<number>;
  kind: string;
  permission: string;
  subject_kind: string;
  subject_id: string;
  title: string;
  amount_fen: number | null;
  payload: Json;
  payload_hash: string;
  reason: string;
  requested_by: number;
  requested_at: Generated<Date>;
  expires_at: Date;
  state: Generated<'waiting' | 'approved' | 'refused' | 'withdrawn' | 'expired'>;
  decided_by: number | null;
  decided_at: Date | null;
  decision_note: string | null;
}

interface ArrivalReminderTable {
  id: Generated<string>;
  sku_id: string;
  owner: string;
  member_id: string | null;
  mobile: string | null;
  email: string | null;
  contact: string;
  state: Generated<'waiting' | 'sent'>;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

interface AttemptCountTable {
  subject: string;
  tries: number;
  expires_at: Date;
}

interface AuditEntryTable {
  id: number;
  at: Generated<Date>;
  actor: string;
  staff_id: number | null;
  session_id: string | null;
  address: string | null;
  call: string;
  permission: string;
  subject_kind: string;
  subject_id: string;
  reason: string | null;
  outcome: 'done' | 'refused' | 'forbidden';
  refusal: string | null;
  request_id: string;
  approval_id: number | null;
  bulk_run_id: number | null;
}

interface AuditRowTable {
  id: GeneratedAlways<number>;
  entry_id: number;
  table_name: string;
  row_key: string;
  operation: 'insert' | 'update' | 'delete';
  before: Json | null;
  after: Json | null;
}

interface AuditSealTable {
  day: string;
  entries: number;
  digest: string;
  previous_digest: string;
  sealed_at: Generated<Date>;
}

interface AuthorFollowTable {
  member_id: string;
  author_id: string;
  created_at: Generated<Date>;
}

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
  is_live: Generated<boolean>;
}

interface BroadcastSettingTable {
  is_only: Generated<boolean>;
  weekly_cap: Generated<number>;
}

interface BrowsingHistoryTable {
  owner: string;
  product_id: string;
  sku_id: string | null;
  seen_at: Date;
}

interface BulkRowTable {
  run_id: number;
  position: number;
  sub_order_id: string;
  input: Json;
  state: Generated<'waiting' | 'done' | 'refused'>;
  result: string | null;
  settled_at: Date | null;
}

interface BulkRunTable {
  id: GeneratedAlways<number>;
  kind: 'ship' | 'pack' | 'confirm';
  staff_id: number;
  session_id: string;
  content_hash: string;
  file_name: Generated<string>;
  state: Generated<'waiting' | 'done'>;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface BundleBuilderTable {
  id: string;
  product_id: string;
  sku_id: string;
  title: string;
  rule: Json;
  state: Generated<'draft' | 'live' | 'stopped'>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: Date | null;
  version: Generated<number>;
}

interface BundlePriceTable {
  id: string;
  title: string;
  sku_ids: string[];
  price_fen: number;
  starts_at: Date;
  ends_at: Date;
  state: Generated<'draft' | 'live' | 'stopped'>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: Date | null;
  version: Generated<number>;
}

interface CampaignEmailTable {
  campaign: string;
  member_id: string;
  sent_at: Generated<Date>;
}

interface CampaignMessageTable {
  campaign: string;
  member_id: string;
  sent_at: Generated<Date>;
}

interface CampaignPageTable {
  slug: string;
  title: string;
  description: string;
  blocks: Json;
  starts_at: Date | null;
  ends_at: Date | null;
  is_live: Generated<boolean>;
  updated_at: Generated<Date>;
  offer_kind: 'promotion' | 'coupon' | 'product' | 'sku' | null;
  offer_id: string | null;
}

interface CampaignTextTable {
  campaign: string;
  member_id: string;
  sent_at: Generated<Date>;
}

interface CaptchaTable {
  token_hash: string;
  code_hash: string;
  purpose: string | null;
  expires_at: Date;
}

interface CardBatchTable {
  id: GeneratedAlways<number>;
  kind: 'anonymous' | 'named';
  face_fen: number;
  card_count: number;
  valid_years: number | null;
  purpose: string;
  document: string;
  state: Generated<'requested' | 'making' | 'ready' | 'downloaded' | 'active' | 'discarded'>;
  approval_id: number | null;
  seed: string | null;
  requested_by: number;
  requested_at: Generated<Date>;
  approved_by: number | null;
  downloaded_by: number | null;
  downloaded_at: Date | null;
  activated_by: number | null;
  activated_at: Date | null;
}

interface CardChangeTable {
  id: GeneratedAlways<number>;
  member_id: string;
  from_type: string | null;
  to_type: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD';
  reason: string;
  made_by: string;
  at: Date;
  until: Date | null;
  staff_id: number | null;
}

interface CardLevelTable {
  id: GeneratedAlways<number>;
  effective_at: Date;
  months: number;
  black_fen: number;
  gold_fen: number;
  points_percent: Json;
  benefits: Generated<Json>;
  reason: string;
  made_by: number;
  made_at: Generated<Date>;
  cancelled_at: Date | null;
  free_from: Json | null;
  freight_regions: Json | null;
}

interface CartTable {
  owner: string;
  line_count: Generated<number>;
  changed_at: Date;
}

interface CartChoiceTable {
  owner: string;
  promotion_id: string;
  chosen: string[];
  chosen_at: Date;
}

interface CartLineTable {
  owner: string;
  sku_id: string;
  variant: Generated<string>;
  quantity: number;
  is_checked: Generated<boolean>;
  added_price_fen: number;
  promotion_id: string | null;
  bundle: Json | null;
  added_at: Date;
}

interface CartMergeTable {
  id: Generated<string>;
  guest_owner: string;
  member_owner: string;
  lines: Json;
  merged_at: Date;
  undone_at: Date | null;
}

interface CategoryTable {
  id: string;
  parent_id: string | null;
  level: number;
  name: string;
  name_en: Generated<string>;
  pigment: string;
  position: number;
  is_live: Generated<boolean>;
  redirect_to: string | null;
}

interface ChangeRowTable {
  set_id: number;
  table_name: 'category' | 'brand' | 'product' | 'sku' | 'sku_supply' | 'stock' | 'product_image' | 'content_resource' | 'home_section' | 'pseudo_category' | 'menu_lead' | 'campaign_page';
  row_id: string;
  is_new: boolean;
  base: Generated<Json>;
  value: Json;
  before: Json | null;
  after_hash: string | null;
}

interface ChangeSetTable {
  id: GeneratedAlways<number>;
  kind: string;
  title: string;
  source: Generated<Json>;
  row_counts: Json;
  reason: string | null;
  made_by: number | null;
  created_at: Generated<Date>;
  state: Generated<'draft' | 'waiting' | 'planned' | 'applied' | 'undone' | 'refused' | 'withdrawn' | 'failed'>;
  apply_at: Date | null;
  restore_at: Date | null;
  approval_id: number | null;
  applied_at: Date | null;
  undone_at: Date | null;
  undone_by: number | null;
  problem: string | null;
}

interface CheckoutDraftTable {
  owner: string;
  delivery_mode: Generated<'express' | 'store'>;
  delivery_time: Generated<'any' | 'workday' | 'weekend'>;
  payment_code: 'ALIPAY' | 'WECHAT' | 'SILKPAY' | 'COD' | null;
  packaging_id: string | null;
  greeting: string | null;
  note: string | null;
  proved_mobile: string | null;
  proved_until: Date | null;
  updated_at: Generated<Date>;
}

interface CommentTable {
  id: Generated<string>;
  product_id: string;
  sku_id: string;
  member_id: string | null;
  sub_order_id: string | null;
  author_name: string;
  author_card: string | null;
  is_anonymous: Generated<boolean>;
  stars: number;
  aspects: Json;
  content: string;
  tags: Generated<string[]>;
  skin_type: 'dry' | 'normal' | 'combinationDry' | 'combinationOily' | 'oily' | 'sensitive' | null;
  age_band: '18-24' | '25-30' | '31-35' | '36-40' | '41+' | null;
  pictures: Generated<string[]>;
  state: Generated<'pending' | 'shown' | 'hidden'>;
  helpful_count: Generated<number>;
  reply_content: string | null;
  reply_at: Date | null;
  follow_up_content: string | null;
  follow_up_pictures: Generated<string[]>;
  follow_up_days: number | null;
  follow_up_state: 'pending' | 'shown' | 'hidden' | null;
  follow_up_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface CommentVoteTable {
  comment_id: string;
  member_id: string;
  created_at: Generated<Date>;
}

interface CommitRecordTable {
  id: GeneratedAlways<number>;
  owner: string;
  order_id: string | null;
  device_id: string | null;
  address: string;
  recipient_hash: string;
  payable_fen: number;
  risk_score: number;
  risk_reasons: Generated<string[]>;
  is_verified: Generated<boolean>;
  created_at: Generated<Date>;
}

interface ContentReportTable {
  id: Generated<string>;
  kind: 'comment' | 'question' | 'answer' | 'post' | 'post-comment';
  target_id: string;
  member_id: string;
  reason: 'advertising' | 'abuse' | 'privacy' | 'false' | 'other';
  note: Generated<string>;
  created_at: Generated<Date>;
  outcome: 'hidden' | 'kept' | null;
  settled_at: Date | null;
}

interface ContentResourceTable {
  id: Generated<number>;
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
  offer_kind: 'promotion' | 'coupon' | 'product' | 'sku' | null;
  offer_id: string | null;
  phone_image_path: string | null;
}

interface CooperationTable {
  receipt_no: string;
  progress_key: string;
  company: string;
  tax_number: string;
  brand_en: string;
  brand_cn: string;
  category_id: string;
  authorisation: 'owner' | 'generalAgent' | 'distributor';
  contact: string;
  mobile: string;
  email: string;
  intro: string;
  status: Generated<number>;
  wanted: string | null;
  wanted_until: Date | null;
  expected_by: Date | null;
  created_at: Date;
}

interface CooperationEventTable {
  id: GeneratedAlways<number>;
  receipt_no: string;
  status: number;
  title: string;
  note: string;
  at: Date;
}

interface CooperationFileTable {
  id: string;
  receipt_no: string | null;
  storage_key: string;
  bytes: number;
  address: string;
  created_at: Date;
}

interface CountedDayTable {
  day: string;
  counted_at: Date;
}

interface CouponTable {
  id: Generated<string>;
  offer_id: string;
  member_id: string;
  nth: number;
  per_person: number;
  valid_from: Date;
  valid_to: Date;
  state: Generated<'usable' | 'held' | 'used' | 'void'>;
  order_id: string | null;
  saved_fen: number | null;
  claimed_at: Date;
  settled_at: Date | null;
  void_reason: string | null;
  points_paid: number | null;
  birthday_year: number | null;
}

interface CouponBatchTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  prefix: Generated<string>;
  quantity: number;
  made_by: number;
  created_at: Generated<Date>;
  voided_at: Date | null;
}

interface CouponCodeTable {
  code_hash: string;
  batch_id: number;
  tail: string;
  state: Generated<'open' | 'claimed' | 'void'>;
  coupon_id: string | null;
  settled_at: Date | null;
}

interface CouponDropTable {
  offer_id: string;
  opens_at: Date;
  quantity: number;
  claimed: Generated<number>;
}

interface CouponIssueTable {
  id: GeneratedAlways<number>;
  offer_id: string;
  source: Json;
  reason: string;
  expected: number;
  each_fen: number;
  issued: Generated<number>;
  skipped: Generated<number>;
  state: 'waiting' | 'running' | 'done' | 'stopped';
  made_by: number;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface CouponIssueMemberTable {
  issue_id: number;
  member_id: string;
  state: Generated<'open' | 'issued' | 'skipped'>;
  coupon_id: string | null;
}

interface CouponOfferTable {
  id: string;
  title: string;
  kind: 'amountOff' | 'percentOff' | 'exchange' | 'freeFreight';
  rule: Json;
  channel: Generated<'online' | 'offline'>;
  scope_text: string;
  link: string;
  total: number;
  claimed: Generated<number>;
  per_person: Generated<number>;
  is_on_offer: Generated<boolean>;
  code: string | null;
  card_types: string[] | null;
  is_for_first_order: Generated<boolean>;
  claim_from: Date;
  claim_until: Date;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  is_granted_at_registration: Generated<boolean>;
  state: Generated<'draft' | 'live' | 'stopped'>;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Date | null;
  drop_hours: number[] | null;
  drop_minutes: number | null;
  drop_quantity: number | null;
  points_price: number | null;
  is_for_birthday: Generated<boolean>;
}

interface DataExportTable {
  id: Generated<string>;
  member_id: string;
  state: Generated<'preparing' | 'ready' | 'gone'>;
  storage_key: string | null;
  size_bytes: number | null;
  requested_at: Generated<Date>;
  expires_at: Date | null;
}

interface DemoMessageTable {
  id: GeneratedAlways<number>;
  kind: 'sms' | 'email' | 'captcha';
  recipient: string;
  content: string;
  code: string | null;
  created_at: Generated<Date>;
}

interface ExpectedArrivalTable {
  sku_id: string;
  expected_on: string;
}

interface FavouriteTable {
  member_id: string | null;
  sku_id: string;
  saved_price_fen: number;
  saved_at: Date;
  guest_id: string | null;
  owner: GeneratedAlways<string>;
  saved_unit_price_fen: number | null;
}

interface FeedbackTable {
  feedback_no: string;
  owner: string;
  mobile: string | null;
  kind: 'page' | 'order' | 'product' | 'service' | 'suggestion' | 'complaint';
  text: string;
  about: Generated<string>;
  state: Generated<'open' | 'answered' | 'closed'>;
  assigned_to: number | null;
  answer: Generated<string>;
  answered_at: Date | null;
  closed_at: Date | null;
  revision: Generated<number>;
  created_at: Generated<Date>;
}

interface FeedbackPictureTable {
  id: Generated<string>;
  owner: string;
  storage_key: string;
  width: number;
  height: number;
  created_at: Generated<Date>;
  expires_at: Date;
  feedback_no: string | null;
  position: number | null;
}

interface FinanceExportTable {
  id: Generated<string>;
  staff_id: number;
  kind: 'differences' | 'ledger';
  first_day: string;
  row_count: number;
  created_at: Generated<Date>;
}

interface FollowedBrandTable {
  member_id: string;
  brand_id: string;
  followed_at: Date;
}

interface FunnelClosedTable {
  day: string;
  closed_at: Generated<Date>;
  orders: number;
  reported_orders: number;
}

interface FunnelDayTable {
  day: string;
  source: string;
  landing: string;
  visits: number;
  viewed: number;
  carted: number;
  checked_out: number;
  placed: number;
  paid: number;
  orders: number;
  paid_fen: number;
}

interface FunnelProductDayTable {
  day: string;
  product_id: string;
  viewed: number;
  carted: number;
  bought: number;
}

interface GuestTable {
  id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
}

interface HomeSectionTable {
  id: string;
  title: string;
  link: string;
  selection: Json;
  pins: Generated<string[]>;
  size: Generated<number>;
  position: number;
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

interface ImageDownloadTable {
  id: Generated<string>;
  url: string;
  state: Generated<'waiting' | 'stored' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  reason: string | null;
  requested_at: Generated<Date>;
  settled_at: Date | null;
}

interface ImportChangeTable {
  run_id: number;
  table_name: 'category' | 'brand' | 'product' | 'sku' | 'stock' | 'product_image';
  row_id: string;
  before: Json | null;
  after_hash: string | null;
}

interface ImportFileTable {
  id: GeneratedAlways<number>;
  name: string;
  storage_key: string;
  bytes: number;
  made_by: number;
  created_at: Generated<Date>;
  state: Generated<'checking' | 'checked' | 'applying' | 'applied' | 'failed'>;
  mapping: Json | null;
  done: Generated<number>;
  total: Generated<number>;
  report: Json | null;
  faulty_lines: Generated<number[]>;
  problem: string | null;
  set_id: number | null;
  file_deleted_at: Date | null;
}

interface ImportMappingTable {
  header_hash: string;
  mapping: Json;
  updated_by: number;
  updated_at: Generated<Date>;
}

interface ImportRunTable {
  id: GeneratedAlways<number>;
  file_name: string;
  row_count: number;
  created_at: Generated<Date>;
  undone_at: Date | null;
}

interface InspirationTable {
  id: string;
  title: string;
  text: string;
  link: string;
  sku_id: string | null;
  skin_types: string[] | null;
  published_at: Date;
  is_live: Generated<boolean>;
  ends_at: Date | null;
  version: Generated<number>;
}

interface InvariantExplanationTable {
  id: GeneratedAlways<number>;
  name: string;
  subject: string;
  detail: string;
  reason: string;
  explained_by: number;
  explained_at: Generated<Date>;
}

interface InvariantFaultTable {
  run_id: number;
  name: string;
  position: number;
  subject: string;
  detail: string;
}

interface InvariantResultTable {
  run_id: number;
  name: string;
  found: number;
  duration_ms: number;
  checked_at: Date;
}

interface InvariantRunTable {
  id: GeneratedAlways<number>;
  state: Generated<'running' | 'done' | 'failed'>;
  started_by: number | null;
  started_at: Generated<Date>;
  finished_at: Date | null;
  last_error: string | null;
}

interface InvoiceTable {
  id: string;
  order_id: string;
  sub_order_id: string;
  colour: 'blue' | 'red';
  reverses_id: string | null;
  cause: string;
  type: number;
  title_kind: 'individual' | 'enterprise';
  title: string;
  tax_number: string | null;
  email: string | null;
  amount_fen: number;
  stored_fen: Generated<number>;
  status: Generated<'10' | '20' | '30' | '40' | '50'>;
  fail_reason: string | null;
  number: string | null;
  pdf_key: string | null;
  xml_key: string | null;
  next_request: Json | null;
  requested_at: Date;
  issued_at: Date | null;
}

interface InvoiceConsentTable {
  id: GeneratedAlways<number>;
  invoice_id: string;
  channel: 'phone' | 'chat' | 'email' | 'store';
  consented_at: Date;
  reference: string;
  recorded_by: number;
  recorded_at: Generated<Date>;
}

interface InvoiceExportTable {
  id: Generated<string>;
  staff_id: number;
  month: string;
  is_whole: boolean;
  row_count: number;
  created_at: Generated<Date>;
}

interface InvoiceLineTable {
  invoice_id: string;
  position: number;
  name: string;
  specification: string;
  quantity: number;
  unit_price_fen: number;
  net_fen: number;
  tax_fen: number;
  tax_percent: number;
}

interface InvoiceStatusChangeTable {
  id: GeneratedAlways<number>;
  invoice_id: string;
  from_status: string | null;
  to_status: string;
  at: Date;
}

interface InvoiceTitleTable {
  id: string;
  member_id: string;
  kind: 'individual' | 'enterprise';
  title: string;
  tax_number: string | null;
  is_verified: Generated<boolean>;
  is_default: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
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

interface LedgerDayTable {
  day: string;
  family: string;
  debit_fen: number;
  credit_fen: number;
  entries: number;
  first_entry_id: number;
  last_entry_id: number;
}

interface LedgerEntryTable {
  id: GeneratedAlways<number>;
  movement_id: number;
  account: string;
  amount_fen: number;
}

interface LedgerMovementTable {
  id: GeneratedAlways<number>;
  kind: string;
  reference: string;
  at: Generated<Date>;
}

interface LedgerSumStateTable {
  is_only: Generated<boolean>;
  summed_id: Generated<number>;
  seen_id: Generated<number>;
  seen_transaction: Generated<number>;
}

interface LoginStepTable {
  token_hash: string;
  kind: 'account' | 'risk' | 'social' | 'bind' | 'reset' | 'mobile' | 'claim' | 'commit' | 'commit-passed';
  member_id: string | null;
  details: Json;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface MaintenanceTable {
  id: Generated<boolean>;
  sentence: string;
  expected_end: Date;
  closed_at: Generated<Date>;
  closed_by: number;
}

interface MarketingSendTable {
  id: GeneratedAlways<number>;
  channel: 'sms' | 'email' | 'message';
  campaign: string;
  subject: Generated<string>;
  content: string;
  staff_id: number;
  expected: number;
  sent: Generated<number>;
  last_member_id: Generated<string>;
  state: Generated<'draft' | 'waiting' | 'scheduled' | 'sending' | 'paused' | 'done' | 'stopped'>;
  created_at: Generated<Date>;
  finished_at: Date | null;
  name: Generated<string>;
  audience: Json | null;
  audience_text: Generated<string>;
  link: string | null;
  send_at: Date | null;
  started_at: Date | null;
  refused: Generated<number>;
  tests: Generated<number>;
  version: Generated<number>;
  end_at: Date | null;
  unsent: number | null;
  parent_id: number | null;
  per_minute: Generated<number>;
  paced_at: Date | null;
}

interface MediaTable {
  id: string;
  path: GeneratedAlways<string>;
  name: string;
  alt: Generated<string>;
  width: number;
  height: number;
  bytes: number;
  uploaded_by: number | null;
  uploaded_at: Generated<Date>;
  number: GeneratedAlways<number>;
}

interface MemberTable {
  id: string;
  mobile: string;
  email: string | null;
  password_hash: string | null;
  nickname: string;
  avatar_key: string | null;
  card_type: Generated<'PINK' | 'WHITE' | 'BLACK' | 'GOLD'>;
  card_number: string;
  user_type: Generated<'member' | 'enterprise'>;
  state: Generated<'active' | 'locked' | 'closing' | 'closed'>;
  is_watched: Generated<boolean>;
  created_at: Generated<Date>;
  last_login_at: Date | null;
}

interface MemberConsentTable {
  member_id: string;
  document: string;
  version: string;
  device: string;
  at: Generated<Date>;
}

interface MemberLockTable {
  id: GeneratedAlways<number>;
  member_id: string;
  reason: string;
  until: Date | null;
  locked_by: number | null;
  locked_at: Generated<Date>;
  ended_by: number | null;
  ended_at: Date | null;
}

interface MemberNoteTable {
  id: GeneratedAlways<number>;
  member_id: string;
  staff_id: number;
  text: string;
  created_at: Generated<Date>;
}

interface MemberProfileTable {
  member_id: string;
  name: string | null;
  gender: Generated<'female' | 'male' | 'undisclosed'>;
  birthday: string | null;
  birthday_set_at: Date | null;
  telephone: string | null;
  city: string | null;
  skin_type: 'dry' | 'normal' | 'combinationDry' | 'combinationOily' | 'oily' | 'sensitive' | null;
  skin_concerns: Generated<string[]>;
  avoided_ingredients: Generated<string[]>;
  saved_at: Generated<Date>;
}

interface MemberTagTable {
  member_id: string;
  tag: string;
  staff_id: number;
  created_at: Generated<Date>;
}

interface MenuDayTable {
  day: string;
  entry: string;
  clicks: Generated<number>;
  orders: Generated<number>;
}

interface MenuLeadTable {
  category_id: string;
  product_id: string | null;
  banner: Json | null;
}

interface MessageTable {
  id: Generated<string>;
  member_id: string;
  key: string;
  type: number;
  icon: string;
  title: string;
  text: string;
  links: Json;
  sku_id: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}

interface MessageTextTable {
  key: string;
  version: number;
  title: string | null;
  text: string | null;
  staff_id: number;
  created_at: Generated<Date>;
}

interface NoticeSentTable {
  key: string;
  sent_at: Generated<Date>;
}

interface OfflineLineTable {
  receipt_no: string;
  position: number;
  sku_id: string;
  product_id: string;
  product_name: string;
  sku_name: string;
  brand_name: string;
  quantity: number;
  price_fen: number;
  returned_quantity: Generated<number>;
}

interface OfflineReceiptTable {
  receipt_no: string;
  member_id: string;
  store_name: string;
  bought_at: Date;
  points: Generated<number>;
  imported_at: Generated<Date>;
}

interface OrderExportTable {
  id: Generated<string>;
  staff_id: number;
  filters: Json;
  sort: string;
  columns: string[];
  is_whole: boolean;
  row_count: number;
  is_cut: boolean;
  created_at: Generated<Date>;
}

interface OrderLineTable {
  id: string;
  order_id: string;
  sub_order_id: string;
  position: number;
  sku_id: string;
  product_id: string;
  kind: 'ordinary' | 'presale' | 'gift' | 'extraBuy' | 'bundle';
  snapshot: Json;
  parts: Json | null;
  engraving: string | null;
  unit_price_fen: number;
  quantity: number;
  promotion_share_fen: Generated<number>;
  coupon_share_fen: Generated<number>;
  points_share_fen: Generated<number>;
  paid_fen: number;
  unit_shares: Json;
  returned_quantity: Generated<number>;
  commented_at: Date | null;
  settled_pieces: Generated<number[]>;
}

interface OrderMentionTable {
  id: GeneratedAlways<number>;
  note_id: number;
  staff_id: number;
  read_at: Date | null;
}

interface OrderNoteTable {
  id: GeneratedAlways<number>;
  order_id: string;
  staff_id: number;
  text: string;
  is_pinned: Generated<boolean>;
  mentions: Generated<number[]>;
  created_at: Generated<Date>;
}

interface OrderOfferTable {
  order_id: string;
  position: number;
  kind: 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy' | 'bundle' | 'presale' | 'coupon' | 'code' | 'freeFreight' | 'points';
  offer_id: string | null;
  title: string;
  reason: string;
  saved_fen: number;
  lines: Generated<Json>;
}

interface OrderStatusChangeTable {
  id: GeneratedAlways<number>;
  sub_order_id: string;
  from_status: number | null;
  to_status: number;
  at: Date;
  made_by: string | null;
  reason: string | null;
}

interface OrderTagTable {
  order_id: string;
  tag: string;
  staff_id: number;
  created_at: Generated<Date>;
}

interface OrderTransitionTable {
  from_status: number;
  to_status: number;
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

interface ParcelTable {
  id: string;
  sub_order_id: string;
  carrier: string;
  waybill_no: string | null;
  status: number;
  expected_at: Date | null;
  created_at: Date;
}

interface ParcelItemTable {
  parcel_id: string;
  order_line_id: string;
  quantity: number;
}

interface ParcelItemLotTable {
  parcel_id: string;
  order_line_id: string;
  lot_id: number;
  quantity: number;
  returned: Generated<number>;
  choice_reason: string | null;
}

interface ParcelTraceTable {
  id: GeneratedAlways<number>;
  parcel_id: string;
  at: Date;
  text: string;
}

interface PaymentTable {
  id: string;
  owner: string;
  provider: 'alipay' | 'wechat' | 'stored-card' | 'cod' | 'none';
  purpose: 'full' | 'deposit' | 'balance' | 'merge' | 'rest';
  amount_fen: number;
  refunded_fen: Generated<number>;
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  provider_trade_no: string | null;
  payer: string | null;
  failure: string | null;
  opened_at: Date;
  expires_at: Date | null;
  settled_at: Date | null;
  way: Generated<'computer' | 'phone' | 'in-wechat'>;
}

interface PaymentAnswerTable {
  payment_id: string;
  state: 'waiting' | 'paid' | 'failed' | 'closed' | 'none';
  trade_no: string | null;
  amount_fen: number | null;
  reason: string | null;
  times: Generated<number>;
  first_at: Generated<Date>;
  last_at: Generated<Date>;
  asked_by: number | null;
}

interface PaymentNoticeTable {
  provider: string;
  notice_id: string;
  payment_id: string;
  outcome: string;
  received_at: Generated<Date>;
}

interface PaymentOrderTable {
  payment_id: string;
  order_id: string;
  amount_fen: number;
  is_live: Generated<boolean>;
  purpose: 'full' | 'deposit' | 'balance' | 'rest' | 'stored-card';
}

interface PickListTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  created_at: Generated<Date>;
}

interface PickListSubOrderTable {
  pick_list_id: number;
  sub_order_id: string;
  position: number;
}

interface PointsAccountTable {
  member_id: string;
  pay_points: Generated<number>;
  held_points: Generated<number>;
  card_points: Generated<number>;
  debt_points: Generated<number>;
}

interface PointsEntryTable {
  id: GeneratedAlways<number>;
  member_id: string;
  kind: 'earn' | 'hold' | 'release' | 'spend' | 'give-back' | 'take-back' | 'expire' | 'exchange' | 'reward' | 'adjust';
  pay_points: Generated<number>;
  card_points: Generated<number>;
  balance: number;
  text: string;
  reference: string;
  at: Date;
}

interface PointsExchangeTable {
  id: string;
  member_id: string;
  reward_id: string;
  name: string;
  points: number;
  state: Generated<'placed' | 'sent'>;
  at: Date;
  order_id: string | null;
  sent_at: Date | null;
  carrier: string | null;
  waybill_no: string | null;
}

interface PointsLotTable {
  id: GeneratedAlways<number>;
  member_id: string;
  points: number;
  left_points: number;
  reference: string;
  expires_at: Date;
  created_at: Date;
}

interface PointsLotUseTable {
  lot_id: number;
  reference: string;
  points: number;
  restored_points: Generated<number>;
}

interface PointsRewardTable {
  id: string;
  sku_id: string | null;
  name: string;
  points: number;
  left_count: number;
  position: number;
  is_live: Generated<boolean>;
}

interface PostTable {
  id: Generated<string>;
  member_id: string | null;
  author_name: string;
  author_card: string | null;
  title: string;
  content: string;
  pictures: Generated<string[]>;
  topics: Generated<string[]>;
  state: Generated<'pending' | 'shown' | 'hidden'>;
  like_count: Generated<number>;
  created_at: Generated<Date>;
}

interface PostAuthorTable {
  author_id: Generated<string>;
  member_id: string;
  created_at: Generated<Date>;
}

interface PostCommentTable {
  id: Generated<string>;
  post_id: string;
  parent_id: string | null;
  member_id: string | null;
  author_name: string;
  author_card: string | null;
  is_by_poster: Generated<boolean>;
  content: string;
  state: Generated<'pending' | 'shown' | 'hidden'>;
  like_count: Generated<number>;
  created_at: Generated<Date>;
}

interface PostCommentLikeTable {
  comment_id: string;
  member_id: string;
  created_at: Generated<Date>;
}

interface PostLikeTable {
  post_id: string;
  member_id: string;
  created_at: Generated<Date>;
}

interface PostSkuTable {
  post_id: string;
  sku_id: string;
  position: number;
  note: Generated<string>;
  picture: number | null;
  x: number | null;
  y: number | null;
}

interface PresaleTable {
  id: string;
  sku_id: string;
  title: string;
  price_fen: number;
  deposit_fen: number;
  deposit_worth_fen: number;
  deposit_from: Date;
  deposit_until: Date;
  balance_from: Date;
  balance_until: Date;
  ships_by: Date;
  state: Generated<'draft' | 'live' | 'stopped'>;
  quota: number | null;
  per_shopper: number | null;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Date | null;
}

interface PresaleArrivalTable {
  id: GeneratedAlways<number>;
  presale_id: string;
  units: number;
  note: string;
  staff_id: number;
  created_at: Generated<Date>;
}

interface PresaleChangeTable {
  id: GeneratedAlways<number>;
  presale_id: string;
  kind: 'dates' | 'cancel';
  dates_before: Json | null;
  dates_after: Json | null;
  refund_rule: 'paid' | 'double' | null;
  reason: string;
  state: Generated<'running' | 'done'>;
  requested_by: number;
  approved_by: number;
  approval_id: number;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface PresaleChangeOrderTable {
  change_id: number;
  order_id: string;
  state: 'done' | 'skipped';
  refund_fen: Generated<number>;
  extra_fen: Generated<number>;
  extra_paid_at: Date | null;
  extra_paid_by: number | null;
  extra_reference: string | null;
}

interface PresaleCountingTable {
  presale_id: string;
  arrived: Generated<number>;
  started_by: number;
  started_at: Generated<Date>;
}

interface PresaleOrderTable {
  order_id: string;
  presale_id: string;
  owner: string;
  quantity: number;
  is_released: Generated<boolean>;
  deposit_at: Date | null;
  assigned_at: Date | null;
}

interface PresaleReminderTable {
  order_id: string;
  day: string;
  presale_id: string;
  staff_id: number;
  created_at: Generated<Date>;
}

interface PresaleUseTable {
  presale_id: string;
  owner: Generated<string>;
  used: number;
}

interface PriceChangeTable {
  id: GeneratedAlways<number>;
  sku_id: string;
  at: Generated<Date>;
  offer_before_fen: number | null;
  offer_after_fen: number;
  market_before_fen: number | null;
  market_after_fen: number | null;
  set_id: number | null;
}

interface PrintRecordTable {
  id: GeneratedAlways<number>;
  document: 'pick-list' | 'delivery-note';
  subject_id: string;
  staff_id: number;
  printed_at: Generated<Date>;
}

interface PrivacyChangeTable {
  id: GeneratedAlways<number>;
  member_id: string;
  code: string;
  is_on: boolean | null;
  device: string;
  at: Generated<Date>;
}

interface PrivacySwitchTable {
  member_id: string;
  code: 'recommendation' | 'marketingSms' | 'marketingEmail' | 'offers' | 'history' | 'analytics' | 'communityPage';
  is_on: boolean;
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
  tested_figures: Generated<Json>;
  included_items: Generated<Json>;
}

interface ProductDayTable {
  product_id: string;
  day: string;
  sold: Generated<number>;
  rebought: Generated<number>;
  favoured: Generated<number>;
}

interface ProductDraftTable {
  staff_id: number;
  product_id: string;
  edits: Json;
  base: Json;
  saved_at: Generated<Date>;
}

interface ProductImageTable {
  product_id: string;
  sku_id: string | null;
  position: number;
  source: string;
  stored_image_id: string | null;
}

interface PromotionTable {
  id: string;
  kind: 'flashSale' | 'limitedTime' | 'memberPrice' | 'fullAmount' | 'gift' | 'extraBuy';
  title: string;
  rule: Json;
  starts_at: Date;
  ends_at: Date;
  state: Generated<'draft' | 'live' | 'stopped'>;
  created_by: number | null;
  updated_by: number | null;
  updated_at: Date | null;
  version: Generated<number>;
}

interface PromotionUseTable {
  promotion_id: string;
  sku_id: Generated<string>;
  owner: Generated<string>;
  most: number;
  used: Generated<number>;
}

interface ProviderBillTable {
  id: GeneratedAlways<number>;
  provider: 'alipay' | 'wechat';
  day: string;
  source: 'fetched' | 'uploaded';
  content_hash: string;
  is_current: Generated<boolean>;
  payments: number;
  payments_fen: number;
  refunds: number;
  refunds_fen: number;
  fees_fen: number;
  uploaded_by: number | null;
  created_at: Generated<Date>;
  lines_deleted_at: Date | null;
}

interface ProviderBillLineTable {
  bill_id: number;
  line: number;
  kind: 'payment' | 'refund';
  number: string;
  refund_number: string | null;
  trade_no: string;
  amount_fen: number;
  fee_fen: number | null;
  at: Date | null;
}

interface ProviderFeeTable {
  provider: 'alipay' | 'wechat';
  per_million: number;
}

interface PseudoCategoryTable {
  id: string;
  name: string;
  intro: Generated<string>;
  link: string;
  selection: Json;
  menu_rule: Json | null;
  pins: Generated<string[]>;
  hidden_facets: Generated<string[]>;
  is_in_menu: Generated<boolean>;
  position: number;
  is_live: Generated<boolean>;
}

interface QrLoginTable {
  token_hash: string;
  code_hash: string;
  state: Generated<'waiting' | 'scanned' | 'confirmed' | 'cancelled' | 'used'>;
  device_id: string | null;
  device: string;
  address: string;
  network: string;
  history_location: string;
  member_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date;
}

interface QuestionTable {
  id: Generated<string>;
  product_id: string;
  member_id: string | null;
  author_name: string;
  is_anonymous: Generated<boolean>;
  content: string;
  topic: string;
  state: Generated<'pending' | 'shown' | 'hidden'>;
  created_at: Generated<Date>;
}

interface QuoteTable {
  hash: string;
  owner: string;
  source: 'cart' | 'buynow';
  item: Json | null;
  choices: Json;
  created_at: Generated<Date>;
}

interface RankingPlaceTable {
  run_id: number;
  category_id: string;
  kind: 'sales' | 'repurchase' | 'praise' | 'new' | 'favourite';
  position: number;
  product_id: string;
  previous_position: number | null;
  sold: number;
  rebought: number;
  favoured: number;
  weeks: number[];
}

interface RankingRunTable {
  id: GeneratedAlways<number>;
  refreshed_at: Date;
  next_refresh_at: Date;
}

interface RecallTable {
  id: GeneratedAlways<number>;
  lot_id: number;
  approval_id: number | null;
  started_by: number;
  reason: string;
  advice: string;
  started_at: Generated<Date>;
  ended_at: Date | null;
  return_days: Generated<number>;
}

interface RecallOrderTable {
  recall_id: number;
  order_id: string;
  units: number;
  is_first: boolean;
  state: Generated<'waiting' | 'notified' | 'unreachable'>;
  notified_at: Date | null;
}

interface ReconBreakTable {
  id: GeneratedAlways<number>;
  provider: string;
  payment_id: string | null;
  kind: string;
  detail: Json;
  created_at: Generated<Date>;
  resolved_at: Date | null;
  day: string | null;
  refund_id: string | null;
  trade_no: string | null;
  there_fen: number | null;
  here_fen: number | null;
  moved_at: Date | null;
  cause: string | null;
  is_waiting: Generated<boolean>;
  resolution: 'book' | 'explained' | 'matched' | null;
  resolution_note: string | null;
  resolution_reference: string | null;
  resolved_by: number | null;
  approval_id: number | null;
}

interface ReconRunTable {
  provider: 'alipay' | 'wechat';
  day: string;
  state: Generated<'waiting' | 'done' | 'missing' | 'failed'>;
  bill_id: number | null;
  payments: Generated<number>;
  payments_fen: Generated<number>;
  refunds: Generated<number>;
  refunds_fen: Generated<number>;
  problem: string | null;
  attempts: Generated<number>;
  requested_by: number | null;
  finished_at: Date | null;
}

interface RefundTable {
  id: string;
  payment_id: string;
  order_id: string;
  reason_key: string;
  amount_fen: number;
  state: Generated<'pending' | 'done' | 'failed'>;
  last_error: string | null;
  created_at: Date;
  settled_at: Date | null;
  made_by: string | null;
  approval_id: number | null;
}

interface RefusedDeliveryTable {
  sub_order_id: string;
  received_at: Date;
  inspected_at: Date | null;
  is_sellable: boolean | null;
  note: string | null;
}

interface ReplicaTable {
  id: string;
  host: string;
  pid: number;
  role: 'all' | 'web' | 'worker';
  release: string;
  mode: 'demo' | 'live';
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
}

interface ReplyTemplateTable {
  id: GeneratedAlways<number>;
  title: string;
  text: string;
  staff_id: number;
  updated_at: Generated<Date>;
}

interface ReportExportTable {
  id: Generated<string>;
  staff_id: number;
  report: 'sales' | 'promotions' | 'orders' | 'returns' | 'members' | 'stock';
  input: Json;
  state: Generated<'running' | 'done' | 'expired'>;
  row_count: Generated<number>;
  part_count: Generated<number>;
  position: Json | null;
  created_at: Generated<Date>;
  finished_at: Date | null;
}

interface ReturnInspectionTable {
  return_id: string;
  order_line_id: string;
  unit: number;
  finding: 'intact' | 'opened' | 'damaged' | 'wrong' | 'missing';
  is_sellable: boolean;
  note: Generated<string>;
  staff_id: number;
  inspected_at: Generated<Date>;
  is_accepted: boolean;
}

interface ReturnInspectionImageTable {
  id: Generated<string>;
  return_id: string;
  storage_key: string;
  width: number;
  height: number;
  staff_id: number;
  created_at: Generated<Date>;
}

interface ReturnPictureTable {
  id: Generated<string>;
  owner: string;
  storage_key: string;
  width: number;
  height: number;
  created_at: Generated<Date>;
  expires_at: Date;
  return_id: string | null;
  position: number | null;
}

interface ReturnPieceTable {
  return_id: string;
  order_line_id: string;
  piece: number;
  is_live: Generated<boolean>;
}

interface ReturnRequestTable {
  id: string;
  order_id: string;
  sub_order_id: string;
  kind: number;
  reason: number;
  status: number;
  description: Generated<string>;
  send_back: Generated<'pickup' | 'self'>;
  carrier: string | null;
  waybill_no: string | null;
  goods_fen: number;
  promotion_fen: number;
  coupon_fen: number;
  points_fen: number;
  gift_fen: number;
  freight_fen: number;
  refund_fen: number;
  points_back: number;
  points_taken: number;
  is_coupon_back: boolean;
  is_refunded_instead: Generated<boolean>;
  replacement_parcel_id: string | null;
  note: Generated<string>;
  created_at: Date;
  send_by: Date | null;
  refund_by: Date | null;
  version: Generated<number>;
}

interface ReturnStatusChangeTable {
  id: GeneratedAlways<number>;
  return_id: string;
  from_status: number | null;
  to_status: number;
  note: string;
  at: Date;
  made_by: string | null;
}

interface ReturnTransitionTable {
  from_status: number;
  to_status: number;
}

interface SalesDayTable {
  day: string;
  product_id: string;
  sold: number;
  rebought: number;
}

interface SalesFigureTable {
  kind: string;
  day: string;
  value: string;
  orders: Generated<number>;
  units: Generated<number>;
  list_fen: Generated<number>;
  unit_fen: Generated<number>;
  promotion_fen: Generated<number>;
  coupon_fen: Generated<number>;
  points_fen: Generated<number>;
  freight_fen: Generated<number>;
  paid_fen: Generated<number>;
  refund_fen: Generated<number>;
  sale_refund_fen: Generated<number>;
}

interface SalesFreeOrderTable {
  order_id: string;
}

interface SalesLineTable {
  order_id: string;
  day: string;
  hour: number;
  sku_id: string;
  product_id: string;
  brand_id: string;
  category_id: string;
  is_sale: boolean;
  units: number;
  list_fen: number;
  unit_fen: number;
  promotion_fen: number;
  coupon_fen: number;
  points_fen: number;
  freight_fen: number;
  paid_fen: number;
  refund_fen: number;
  sale_refund_fen: number;
}

interface SalesMemberFigureTable {
  month: string;
  level: string;
  members: Generated<number>;
  first_orders: Generated<number>;
  repeat_orders: Generated<number>;
}

interface SalesMemberMonthTable {
  member_id: string;
  month: string;
  level: string;
  first_orders: number;
  repeat_orders: number;
}

interface SalesMonthTable {
  kind: string;
  month: string;
  value: string;
  orders: Generated<number>;
  units: Generated<number>;
  list_fen: Generated<number>;
  unit_fen: Generated<number>;
  promotion_fen: Generated<number>;
  coupon_fen: Generated<number>;
  points_fen: Generated<number>;
  freight_fen: Generated<number>;
  paid_fen: Generated<number>;
  refund_fen: Generated<number>;
  sale_refund_fen: Generated<number>;
}

interface SalesMonthUnfilledTable {
  kind: string;
  month: string;
}

interface SalesOfferTable {
  order_id: string;
  kind: string;
  offer_id: string;
  day: string;
  title: string;
  units: number;
  saved_fen: number;
  back_fen: number;
  paid_fen: number;
  refund_fen: number;
}

interface SalesOfferDayTable {
  day: string;
  kind: string;
  offer_id: string;
  title: string;
  orders: Generated<number>;
  units: Generated<number>;
  saved_fen: Generated<number>;
  back_fen: Generated<number>;
  paid_fen: Generated<number>;
  refund_fen: Generated<number>;
}

interface SalesOrderTable {
  order_id: string;
  sale_at: Date;
  is_sold: boolean;
  province: string;
  payment: string;
  level: string;
  first_source: string;
  last_source: string;
}

interface SalesRecountTable {
  order_id: string;
}

interface SalesRunningTable {
  kind: 'sku' | 'product';
  unit: 'month' | 'year';
  start: string;
  value: string;
  orders: number[];
  paid_fen: number[];
  refund_fen: number[];
  sale_refund_fen: number[];
}

interface SalesRunningUnfilledTable {
  kind: string;
  unit: string;
  start: string;
  after: string | null;
}

interface SalesStateTable {
  is_only: Generated<boolean>;
  counted_id: Generated<number>;
  seen_id: Generated<number>;
  seen_transaction: Generated<number>;
  seen_at: Date | null;
  counted_until: Date | null;
}

interface SandboxKeyTable {
  name: string;
  value: string;
}

interface SandboxRefundTable {
  refund_no: string;
  out_trade_no: string;
  amount_fen: number;
  at: Date;
}

interface SandboxTradeTable {
  out_trade_no: string;
  provider: 'alipay' | 'wechat';
  trade_no: string;
  amount_fen: number;
  subject: string;
  return_url: string;
  state: Generated<'waiting' | 'paid' | 'failed' | 'closed'>;
  opened_at: Date;
  expires_at: Date | null;
  paid_at: Date | null;
  trade_type: Generated<string>;
}

interface SavedViewTable {
  id: GeneratedAlways<number>;
  staff_id: number;
  list: 'orders' | 'returns' | 'refunds' | 'members' | 'stock' | 'audit' | 'reports';
  name: string;
  is_shared: Generated<boolean>;
  query: string;
  columns: Generated<string[]>;
  density: Generated<'normal' | 'compact'>;
  created_at: Generated<Date>;
}

interface ScenePictureTable {
  name: string;
  pigment: string;
  width: number;
  height: number;
  product_ids: string[];
}

interface SchemaMigrationTable {
  name: string;
  checksum: string;
  applied_at: Generated<Date>;
  is_breaking: Generated<boolean>;
}

interface SearchDayTable {
  day: string;
  query: string;
  filters: Generated<string>;
  searches: Generated<number>;
  without_result: Generated<number>;
  with_few: Generated<number>;
  clicks: Generated<number>;
  results: Generated<number>;
}

interface SearchPinTable {
  id: GeneratedAlways<number>;
  typed: string;
  query: string;
  product_id: string;
  kind: 'pin' | 'bury';
  position: number | null;
  starts_at: Generated<Date>;
  ends_at: Date | null;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<Date>;
}

interface SearchWordGroupTable {
  id: GeneratedAlways<number>;
  kind: 'two-way' | 'one-way' | 'nickname' | 'filler';
  words: string[];
  targets: Generated<string[]>;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<Date>;
}

interface SessionTable {
  token_hash: string;
  id: string;
  member_id: string | null;
  guest_id: string | null;
  device_id: string | null;
  agent: string;
  address: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  proved_at: Generated<Date>;
  idle_until: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'elsewhere' | 'password' | 'mobile' | 'replaced' | 'merged' | 'closed' | 'locked' | null;
}

interface SettingTable {
  key: string;
  value: Json;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Generated<Date>;
}

interface ShopClockTable {
  id: Generated<boolean>;
  offset_seconds: Generated<number>;
}

interface ShopModeTable {
  id: Generated<boolean>;
  mode: 'demo' | 'live';
  decided_at: Generated<Date>;
}

interface ShopOrderTable {
  id: string;
  owner: string;
  guest_mobile: string | null;
  kind: 'ordinary' | 'presale';
  source: 'cart' | 'buynow';
  payment_code: 'ALIPAY' | 'WECHAT' | 'SILKPAY' | 'COD';
  goods_fen: number;
  promotion_fen: Generated<number>;
  coupon_fen: Generated<number>;
  points_fen: Generated<number>;
  freight_fen: Generated<number>;
  packaging_fen: Generated<number>;
  payable_fen: number;
  deposit_fen: number | null;
  deposit_worth_fen: number | null;
  balance_from: Date | null;
  balance_until: Date | null;
  ships_by: Date | null;
  points_used: Generated<number>;
  points_expected: Generated<number>;
  coupon_ids: Generated<string[]>;
  promotion_uses: Generated<Json>;
  arithmetic: Json;
  recipient: Json;
  delivery: Json;
  packaging: Json | null;
  note: string | null;
  invoice_request: Json | null;
  consents: Generated<string[]>;
  visit_source: Generated<Json>;
  quote_hash: string;
  pay_until: Date | null;
  paid_at: Date | null;
  cancel_reason: number | null;
  hidden_at: Date | null;
  created_at: Date;
  version: Generated<number>;
  cancel_by: 'shopper' | 'staff' | 'system' | null;
  cancel_note: string | null;
  offer_count: number | null;
}

interface ShopSettingTable {
  id: GeneratedAlways<number>;
  key: string;
  value: Json;
  effective_at: Date;
  reason: string;
  made_by: number;
  made_at: Generated<Date>;
  cancelled_at: Date | null;
}

interface SignInRecordTable {
  id: GeneratedAlways<number>;
  member_id: string;
  way: 'password' | 'sms' | 'social' | 'register' | 'qr';
  outcome: 'signed-in' | 'second-step';
  device_id: string | null;
  network: string;
  risk_score: number;
  risk_reasons: Generated<string[]>;
  created_at: Generated<Date>;
}

interface SimulatorCaseTable {
  id: GeneratedAlways<number>;
  name: string;
  scenario: Json;
  result_hash: string;
  payable_fen: number;
  made_by: number;
  created_at: Generated<Date>;
}

interface SimulatorReplayTable {
  id: GeneratedAlways<number>;
  promotion_id: string;
  title: string;
  promotion: Json;
  at: Date;
  state: Generated<'running' | 'done' | 'failed'>;
  done: Generated<number>;
  total: Generated<number>;
  result: Json | null;
  problem: string | null;
  made_by: number;
  created_at: Generated<Date>;
  finished_at: Date | null;
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

interface SkuSalesTable {
  sku_id: string;
  sold_28_days: number;
}

interface SkuSalesDayTable {
  day: string;
  sku_id: string;
  sold: number;
}

interface SkuSupplyTable {
  sku_id: string;
  cost_fen: number | null;
  low_stock_at: number | null;
}

interface SlotDayTable {
  day: string;
  line_id: number;
  clicks: Generated<number>;
  orders: Generated<number>;
}

interface SocialAccountTable {
  provider: string;
  subject: string;
  member_id: string;
  nickname: Generated<string>;
  created_at: Generated<Date>;
}

interface StaffTable {
  id: GeneratedAlways<number>;
  login: string;
  name: string;
  password_hash: string | null;
  totp_sealed: string | null;
  totp_step: Generated<number>;
  state: Generated<'invited' | 'active' | 'suspended' | 'left'>;
  created_by: number | null;
  created_at: Generated<Date>;
  last_login_at: Date | null;
  kind: Generated<'person' | 'integration'>;
}

interface StaffInviteTable {
  token_hash: string;
  staff_id: number;
  totp_sealed: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface StaffNoticeTable {
  id: GeneratedAlways<number>;
  text: string;
  created_at: Generated<Date>;
  read_by: number | null;
  read_at: Date | null;
}

interface StaffPasskeyTable {
  credential_id: string;
  staff_id: number;
  public_key: string;
  sign_count: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

interface StaffRecoveryCodeTable {
  staff_id: number;
  code_hash: string;
  used_at: Date | null;
}

interface StaffRoleTable {
  id: string;
  name: string;
  note: Generated<string>;
  is_built_in: Generated<boolean>;
  permissions: string[];
  version: Generated<number>;
  updated_at: Generated<Date>;
}

interface StaffRoleGrantTable {
  staff_id: number;
  role_id: string;
  granted_by: number | null;
  granted_at: Generated<Date>;
  until: Date | null;
}

interface StaffSessionTable {
  token_hash: string;
  id: string;
  staff_id: number;
  agent: string;
  address: string;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  second_factor_at: Date | null;
  proved_at: Generated<Date>;
  idle_until: Date;
  expires_at: Date;
  challenge: string | null;
  ended_at: Date | null;
  end_reason: 'sign-out' | 'ended' | 'replaced' | 'suspended' | 'password' | 'factor' | 'recovery' | null;
}

interface StaffSignInTable {
  id: GeneratedAlways<number>;
  login_hash: string;
  staff_id: number | null;
  step: 'password' | 'code' | 'passkey' | 'recovery' | 'proof';
  outcome: 'passed' | 'wrong' | 'locked' | 'suspended';
  address: string;
  agent: string;
  at: Generated<Date>;
}

interface StaffTryTable {
  id: GeneratedAlways<number>;
  login_hash: string;
  started_at: Generated<Date>;
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
  reason: 'initial' | 'import' | 'undo' | 'hold' | 'release' | 'sale' | 'return' | 'count' | 'received' | 'damaged' | 'expired' | 'sample' | 'transfer' | 'lost' | 'correction' | 'recall';
  reference: string;
  created_at: Generated<Date>;
  made_by: string | null;
  note: string | null;
}

interface StockLotTable {
  id: GeneratedAlways<number>;
  sku_id: string;
  lot_no: string;
  expires_on: string;
  produced_on: string | null;
  received: Generated<number>;
  remaining: Generated<number>;
  recalled_at: Date | null;
  created_at: Generated<Date>;
}

interface StockLotMovementTable {
  id: GeneratedAlways<number>;
  lot_id: number;
  delta: number;
  reason: 'received' | 'shipped' | 'return' | 'damaged' | 'expired' | 'count' | 'sample' | 'transfer' | 'lost' | 'correction' | 'recall' | 'uncounted';
  reference: string;
  made_by: Generated<string | null>;
  created_at: Generated<Date>;
}

interface StockReceiptTable {
  id: GeneratedAlways<number>;
  lot_id: number;
  units: number;
  supplier: string;
  document_no: string | null;
  made_by: Generated<string | null>;
  received_at: Generated<Date>;
}

interface StocktakeTable {
  id: GeneratedAlways<number>;
  name: string;
  scope: Json;
  state: Generated<'counting' | 'ended' | 'cancelled'>;
  made_by: number;
  created_at: Generated<Date>;
  ended_at: Date | null;
  set_id: number | null;
}

interface StocktakeCountTable {
  id: GeneratedAlways<number>;
  take_id: number;
  sku_id: string;
  counted: number;
  expected: number;
  made_by: number;
  at: Generated<Date>;
}

interface StocktakeCountLotTable {
  count_id: number;
  lot_id: number;
  counted: number;
  expected: number;
}

interface StocktakeLineTable {
  take_id: number;
  sku_id: string;
}

interface StoredCardTable {
  id: string;
  number_hash: string;
  tail: string;
  pin_hash: string;
  member_id: string | null;
  face_fen: number;
  balance_fen: number;
  held_fen: Generated<number>;
  state: Generated<'inactive' | 'active' | 'frozen' | 'lost' | 'closed'>;
  expires_at: Date | null;
  bound_at: Date | null;
  created_at: Generated<Date>;
  batch_id: number | null;
  batch_number: number | null;
  replaces_card_id: string | null;
}

interface StoredCardChangeTable {
  id: GeneratedAlways<number>;
  card_id: string;
  member_id: string | null;
  action: 'reportLost' | 'found' | 'unbind' | 'freeze' | 'unfreeze' | 'replace';
  at: Date;
  made_by: number | null;
  reason: string | null;
}

interface StoredCardEntryTable {
  id: GeneratedAlways<number>;
  card_id: string;
  kind: 'issue' | 'bind' | 'hold' | 'capture' | 'release' | 'refund' | 'move-out' | 'move-in';
  amount_fen: number;
  balance_fen: number;
  held_fen: number;
  reference: string;
  at: Date;
}

interface SubOrderTable {
  id: string;
  order_id: string;
  position: number;
  status: number;
  pay_status: Generated<number>;
  ship_status: Generated<number>;
  after_sale_status: Generated<number>;
  invoice_status: Generated<'N' | '10' | '20' | '30' | '40' | '50'>;
  shipped_at: Date | null;
  signed_at: Date | null;
  completed_at: Date | null;
  version: Generated<number>;
  cancel_refusal: string | null;
  receipt_until: Date | null;
  receipt_extended_at: Date | null;
}

interface SurveyTable {
  id: string;
  title: string;
  intro: string;
  minutes: number;
  points: number;
  questions: Json;
  places: number | null;
  answered: Generated<number>;
  opens_at: Date;
  closes_at: Date;
  state: Generated<'draft' | 'live' | 'stopped'>;
  version: Generated<number>;
  updated_by: number | null;
  updated_at: Date | null;
}

interface SurveyAnswerTable {
  survey_id: string;
  member_id: string;
  answers: Json;
  points: number;
  at: Date;
}

interface TermTable {
  kind: 'effect' | 'skin-type' | 'label' | 'shade-family';
  name: string;
  created_at: Generated<Date>;
}

interface UnknownParcelTable {
  id: GeneratedAlways<number>;
  waybill_no: string;
  note: Generated<string>;
  staff_id: number;
  received_at: Generated<Date>;
  return_id: string | null;
  settled_at: Date | null;
}

interface UploadedPictureTable {
  id: Generated<string>;
  member_id: string;
  storage_key: string;
  width: number;
  height: number;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  used_kind: 'comment' | 'follow-up' | 'post' | null;
  used_id: string | null;
}

interface VanityNoteTable {
  member_id: string;
  item: string;
  opened_on: string | null;
  hidden_at: Date | null;
  noted_at: Generated<Date>;
}

interface VerificationCodeTable {
  r_token_hash: string;
  channel: 'sms' | 'email';
  recipient: string;
  purpose: string;
  bound_to: Generated<string>;
  code_hash: string;
  tries_left: Generated<number>;
  address: string;
  created_at: Generated<Date>;
  expires_at: Date;
  ended_at: Date | null;
  device_id: string | null;
  is_owner: Generated<boolean>;
}

interface WebhookTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string;
  topics: string[];
  secret_sealed: string;
  previous_sealed: string | null;
  previous_until: Date | null;
  state: Generated<'active' | 'paused' | 'removed'>;
  paused_note: string | null;
  sequence: Generated<number>;
  resent: Generated<number>;
  sender: string | null;
  sending_until: Date | null;
  failures: Generated<number>;
  failing_since: Date | null;
  resume_at: Date | null;
  created_by: number;
  created_at: Generated<Date>;
}

interface WebhookDeliveryTable {
  id: GeneratedAlways<number>;
  webhook_id: number;
  event_id: string;
  topic: string;
  merge_key: string | null;
  sequence: number;
  body: string;
  state: Generated<'waiting' | 'delivered' | 'parked'>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  attempted_at: Date | null;
  status: number | null;
  milliseconds: number | null;
  error: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}

interface WebhookStockTable {
  sku_id: string;
  available: number;
  held: number;
  version: Generated<number>;
}

interface WebhookStockPositionTable {
  is_only: Generated<boolean>;
  ledger_id: number;
  sku_id: Generated<string>;
}

interface WorkClaimTable {
  subject_kind: string;
  subject_id: string;
  staff_id: number;
  claimed_at: Generated<Date>;
  active_at: Generated<Date>;
}

export interface Tables {
  account_closing: AccountClosingTable;
  address: AddressTable;
  adverse_reaction: AdverseReactionTable;
  analytics_day: AnalyticsDayTable;
  analytics_event: AnalyticsEventTable;
  answer: AnswerTable;
  answer_vote: AnswerVoteTable;
  api_key: ApiKeyTable;
  approval: ApprovalTable;
  arrival_reminder: ArrivalReminderTable;
  attempt_count: AttemptCountTable;
  audit_entry: AuditEntryTable;
  audit_row: AuditRowTable;
  audit_seal: AuditSealTable;
  author_follow: AuthorFollowTable;
  brand: BrandTable;
  broadcast_setting: BroadcastSettingTable;
  browsing_history: BrowsingHistoryTable;
  bulk_row: BulkRowTable;
  bulk_run: BulkRunTable;
  bundle_builder: BundleBuilderTable;
  bundle_price: BundlePriceTable;
  campaign_email: CampaignEmailTable;
  campaign_message: CampaignMessageTable;
  campaign_page: CampaignPageTable;
  campaign_text: CampaignTextTable;
  captcha: CaptchaTable;
  card_batch: CardBatchTable;
  card_change: CardChangeTable;
  card_level: CardLevelTable;
  cart: CartTable;
  cart_choice: CartChoiceTable;
  cart_line: CartLineTable;
  cart_merge: CartMergeTable;
  category: CategoryTable;
  change_row: ChangeRowTable;
  change_set: ChangeSetTable;
  checkout_draft: CheckoutDraftTable;
  comment: CommentTable;
  comment_vote: CommentVoteTable;
  commit_record: CommitRecordTable;
  content_report: ContentReportTable;
  content_resource: ContentResourceTable;
  cooperation: CooperationTable;
  cooperation_event: CooperationEventTable;
  cooperation_file: CooperationFileTable;
  counted_day: CountedDayTable;
  coupon: CouponTable;
  coupon_batch: CouponBatchTable;
  coupon_code: CouponCodeTable;
  coupon_drop: CouponDropTable;
  coupon_issue: CouponIssueTable;
  coupon_issue_member: CouponIssueMemberTable;
  coupon_offer: CouponOfferTable;
  data_export: DataExportTable;
  demo_message: DemoMessageTable;
  expected_arrival: ExpectedArrivalTable;
  favourite: FavouriteTable;
  feedback: FeedbackTable;
  feedback_picture: FeedbackPictureTable;
  finance_export: FinanceExportTable;
  followed_brand: FollowedBrandTable;
  funnel_closed: FunnelClosedTable;
  funnel_day: FunnelDayTable;
  funnel_product_day: FunnelProductDayTable;
  guest: GuestTable;
  home_section: HomeSectionTable;
  idempotency_key: IdempotencyKeyTable;
  image_download: ImageDownloadTable;
  import_change: ImportChangeTable;
  import_file: ImportFileTable;
  import_mapping: ImportMappingTable;
  import_run: ImportRunTable;
  inspiration: InspirationTable;
  invariant_explanation: InvariantExplanationTable;
  invariant_fault: InvariantFaultTable;
  invariant_result: InvariantResultTable;
  invariant_run: InvariantRunTable;
  invoice: InvoiceTable;
  invoice_consent: InvoiceConsentTable;
  invoice_export: InvoiceExportTable;
  invoice_line: InvoiceLineTable;
  invoice_status_change: InvoiceStatusChangeTable;
  invoice_title: InvoiceTitleTable;
  job: JobTable;
  ledger_day: LedgerDayTable;
  ledger_entry: LedgerEntryTable;
  ledger_movement: LedgerMovementTable;
  ledger_sum_state: LedgerSumStateTable;
  login_step: LoginStepTable;
  maintenance: MaintenanceTable;
  marketing_send: MarketingSendTable;
  media: MediaTable;
  member: MemberTable;
  member_consent: MemberConsentTable;
  member_lock: MemberLockTable;
  member_note: MemberNoteTable;
  member_profile: MemberProfileTable;
  member_tag: MemberTagTable;
  menu_day: MenuDayTable;
  menu_lead: MenuLeadTable;
  message: MessageTable;
  message_text: MessageTextTable;
  notice_sent: NoticeSentTable;
  offline_line: OfflineLineTable;
  offline_receipt: OfflineReceiptTable;
  order_export: OrderExportTable;
  order_line: OrderLineTable;
  order_mention: OrderMentionTable;
  order_note: OrderNoteTable;
  order_offer: OrderOfferTable;
  order_status_change: OrderStatusChangeTable;
  order_tag: OrderTagTable;
  order_transition: OrderTransitionTable;
  outbox_event: OutboxEventTable;
  parcel: ParcelTable;
  parcel_item: ParcelItemTable;
  parcel_item_lot: ParcelItemLotTable;
  parcel_trace: ParcelTraceTable;
  payment: PaymentTable;
  payment_answer: PaymentAnswerTable;
  payment_notice: PaymentNoticeTable;
  payment_order: PaymentOrderTable;
  pick_list: PickListTable;
  pick_list_sub_order: PickListSubOrderTable;
  points_account: PointsAccountTable;
  points_entry: PointsEntryTable;
  points_exchange: PointsExchangeTable;
  points_lot: PointsLotTable;
  points_lot_use: PointsLotUseTable;
  points_reward: PointsRewardTable;
  post: PostTable;
  post_author: PostAuthorTable;
  post_comment: PostCommentTable;
  post_comment_like: PostCommentLikeTable;
  post_like: PostLikeTable;
  post_sku: PostSkuTable;
  presale: PresaleTable;
  presale_arrival: PresaleArrivalTable;
  presale_change: PresaleChangeTable;
  presale_change_order: PresaleChangeOrderTable;
  presale_counting: PresaleCountingTable;
  presale_order: PresaleOrderTable;
  presale_reminder: PresaleReminderTable;
  presale_use: PresaleUseTable;
  price_change: PriceChangeTable;
  print_record: PrintRecordTable;
  privacy_change: PrivacyChangeTable;
  privacy_switch: PrivacySwitchTable;
  product: ProductTable;
  product_day: ProductDayTable;
  product_draft: ProductDraftTable;
  product_image: ProductImageTable;
  promotion: PromotionTable;
  promotion_use: PromotionUseTable;
  provider_bill: ProviderBillTable;
  provider_bill_line: ProviderBillLineTable;
  provider_fee: ProviderFeeTable;
  pseudo_category: PseudoCategoryTable;
  qr_login: QrLoginTable;
  question: QuestionTable;
  quote: QuoteTable;
  ranking_place: RankingPlaceTable;
  ranking_run: RankingRunTable;
  recall: RecallTable;
  recall_order: RecallOrderTable;
  recon_break: ReconBreakTable;
  recon_run: ReconRunTable;
  refund: RefundTable;
  refused_delivery: RefusedDeliveryTable;
  replica: ReplicaTable;
  reply_template: ReplyTemplateTable;
  report_export: ReportExportTable;
  return_inspection: ReturnInspectionTable;
  return_inspection_image: ReturnInspectionImageTable;
  return_picture: ReturnPictureTable;
  return_piece: ReturnPieceTable;
  return_request: ReturnRequestTable;
  return_status_change: ReturnStatusChangeTable;
  return_transition: ReturnTransitionTable;
  sales_day: SalesDayTable;
  sales_figure: SalesFigureTable;
  sales_free_order: SalesFreeOrderTable;
  sales_line: SalesLineTable;
  sales_member_figure: SalesMemberFigureTable;
  sales_member_month: SalesMemberMonthTable;
  sales_month: SalesMonthTable;
  sales_month_unfilled: SalesMonthUnfilledTable;
  sales_offer: SalesOfferTable;
  sales_offer_day: SalesOfferDayTable;
  sales_order: SalesOrderTable;
  sales_recount: SalesRecountTable;
  sales_running: SalesRunningTable;
  sales_running_unfilled: SalesRunningUnfilledTable;
  sales_state: SalesStateTable;
  sandbox_key: SandboxKeyTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_trade: SandboxTradeTable;
  saved_view: SavedViewTable;
  scene_picture: ScenePictureTable;
  schema_migration: SchemaMigrationTable;
  search_day: SearchDayTable;
  search_pin: SearchPinTable;
  search_word_group: SearchWordGroupTable;
  session: SessionTable;
  setting: SettingTable;
  shop_clock: ShopClockTable;
  shop_mode: ShopModeTable;
  shop_order: ShopOrderTable;
  shop_setting: ShopSettingTable;
  sign_in_record: SignInRecordTable;
  simulator_case: SimulatorCaseTable;
  simulator_replay: SimulatorReplayTable;
  sku: SkuTable;
  sku_sales: SkuSalesTable;
  sku_sales_day: SkuSalesDayTable;
  sku_supply: SkuSupplyTable;
  slot_day: SlotDayTable;
  social_account: SocialAccountTable;
  staff: StaffTable;
  staff_invite: StaffInviteTable;
  staff_notice: StaffNoticeTable;
  staff_passkey: StaffPasskeyTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_role: StaffRoleTable;
  staff_role_grant: StaffRoleGrantTable;
  staff_session: StaffSessionTable;
  staff_sign_in: StaffSignInTable;
  staff_try: StaffTryTable;
  stock: StockTable;
  stock_hold: StockHoldTable;
  stock_ledger: StockLedgerTable;
  stock_lot: StockLotTable;
  stock_lot_movement: StockLotMovementTable;
  stock_receipt: StockReceiptTable;
  stocktake: StocktakeTable;
  stocktake_count: StocktakeCountTable;
  stocktake_count_lot: StocktakeCountLotTable;
  stocktake_line: StocktakeLineTable;
  stored_card: StoredCardTable;
  stored_card_change: StoredCardChangeTable;
  stored_card_entry: StoredCardEntryTable;
  sub_order: SubOrderTable;
  survey: SurveyTable;
  survey_answer: SurveyAnswerTable;
  term: TermTable;
  unknown_parcel: UnknownParcelTable;
  uploaded_picture: UploadedPictureTable;
  vanity_note: VanityNoteTable;
  verification_code: VerificationCodeTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_stock: WebhookStockTable;
  webhook_stock_position: WebhookStockPositionTable;
  work_claim: WorkClaimTable;
}
