import { sql } from 'kysely';
import {
  byMember,
  byOrder,
  byOwner,
  EMPTY_TEXT,
  type PersonalDataTable,
  SQL_NULL,
} from './personal-data-table.ts';

/** Choices are lists and numbers; strings are free text of the member. */
const WITHOUT_FREE_TEXT = sql`(
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(answers) where jsonb_typeof(value) <> 'string')`;

/** Feedback, returns, invoices, messages and surveys. */
export const AFTER_SALE_TABLES: readonly PersonalDataTable[] = [
  {
    table: 'feedback_picture',
    rowsOf: byOwner,
    copy: { file: 'messages', columns: ['id', 'feedback_no', 'width', 'height', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'feedback',
    rowsOf: byOwner,
    copy: {
      file: 'messages',
      columns: ['feedback_no', 'kind', 'text', 'about', 'state', 'answer', 'answered_at', 'created_at'],
    },
    onErasure: 'delete',
  },
  {
    table: 'return_picture',
    rowsOf: byOwner,
    copy: { file: 'returns', columns: ['id', 'return_id', 'width', 'height', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'return_request',
    rowsOf: byOrder,
    copy: {
      file: 'returns',
      columns: [
        ...['id', 'order_id', 'kind', 'reason', 'status', 'description', 'carrier', 'waybill_no'],
        ...['refund_fen', 'points_back', 'points_taken', 'created_at'],
      ],
    },
    onErasure: {
      blank: { description: EMPTY_TEXT },
      retain: 'records of trade are retained for three years at least (E-commerce Law 31)',
    },
  },
  {
    table: 'adverse_reaction',
    rowsOf: byOrder,
    copy: {
      file: 'returns',
      columns: [
        'id',
        'order_id',
        'symptom',
        'began_on',
        'saw_doctor',
        'age_group',
        'sex',
        'state',
        'opened_at',
      ],
    },
    onErasure: {
      blank: { symptom: EMPTY_TEXT, note: EMPTY_TEXT },
      retain: 'which product and lot caused a reaction is retained for years (Measures on Adverse Reactions)',
    },
  },
  {
    table: 'invoice_title',
    rowsOf: byMember,
    copy: { file: 'invoices', columns: ['kind', 'title', 'tax_number', 'is_default', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'invoice',
    rowsOf: byOrder,
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
    onErasure: {
      blank: { email: SQL_NULL },
      retain: 'invoices and their titles are retained for years (Invoice Administration Measures 29)',
    },
  },
  {
    table: 'message',
    rowsOf: byMember,
    copy: { file: 'messages', columns: ['type', 'title', 'text', 'read_at', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'survey_answer',
    rowsOf: byMember,
    copy: { file: 'surveys', columns: ['survey_id', 'answers', 'points', 'at'] },
    onErasure: {
      blank: { answers: WITHOUT_FREE_TEXT },
      retain: 'choices are part of published results and identify nobody',
    },
  },
  {
    table: 'followed_brand',
    rowsOf: byMember,
    copy: { file: 'favourites', columns: ['brand_id', 'followed_at'] },
    onErasure: 'delete',
  },
  {
    table: 'stored_card_change',
    rowsOf: byMember,
    copy: { file: 'stored-value', columns: ['card_id', 'action', 'at'] },
    onErasure: { retain: 'who blocked a card and when; holds an id, no name' },
  },
];
