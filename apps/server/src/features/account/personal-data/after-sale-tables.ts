import { sql } from 'kysely';
import { byMember, byOrder, byOwner, EMPTY_TEXT, type Holding, NOTHING } from './personal-data-table.ts';

/** Choices are lists and figures; a text is what somebody wrote. */
const WITHOUT_FREE_WORDS = sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers) where jsonb_typeof(value) <> 'string')`;

/** What comes after an order: returns, invoices, messages, surveys. */
export const AFTER_SALE_HOLDINGS: readonly Holding[] = [
  {
    table: 'return_picture',
    of: byOwner,
    copy: { file: 'returns', columns: ['id', 'return_id', 'width', 'height', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'return_request',
    of: byOrder,
    copy: {
      file: 'returns',
      columns: [
        ...['id', 'order_id', 'kind', 'reason', 'status', 'description', 'carrier', 'waybill_no'],
        ...['refund_fen', 'points_back', 'points_taken', 'created_at'],
      ],
    },
    leaving: {
      blank: { description: EMPTY_TEXT },
      keep: 'records of trade are kept for three years at least (E-commerce Law 31)',
    },
  },
  {
    table: 'invoice_title',
    of: byMember,
    copy: { file: 'invoices', columns: ['kind', 'title', 'tax_number', 'is_default', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'invoice',
    of: byOrder,
    copy: {
      file: 'invoices',
      columns: [
        'order_id',
        'type',
        'title',
        'tax_number',
        'email',
        'amount_fen',
        'status',
        'number',
        'issued_at',
      ],
    },
    leaving: {
      blank: { email: NOTHING },
      keep: 'invoices and their titles are kept for years (Invoice Administration Measures 29)',
    },
  },
  {
    table: 'message',
    of: byMember,
    copy: { file: 'messages', columns: ['type', 'title', 'text', 'read_at', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'survey_answer',
    of: byMember,
    copy: { file: 'surveys', columns: ['survey_id', 'answers', 'points', 'at'] },
    leaving: {
      blank: { answers: WITHOUT_FREE_WORDS },
      keep: 'choices are counted in results that were published; they name nobody',
    },
  },
  {
    table: 'followed_brand',
    of: byMember,
    copy: { file: 'favourites', columns: ['brand_id', 'followed_at'] },
    leaving: 'delete',
  },
  {
    table: 'stored_card_change',
    of: byMember,
    copy: { file: 'stored-value', columns: ['card_id', 'action', 'at'] },
    leaving: { keep: 'who blocked a card and when; names a number, nobody' },
  },
];
