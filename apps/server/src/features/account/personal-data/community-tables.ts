import { sql } from 'kysely';
import { FORMER_MEMBER } from './account-tables.ts';
import { byMember, EMPTY_LIST, type PersonalDataTable, SQL_NULL } from './personal-data-table.ts';

/** Texts stay for their readers without the author. Images are removed, because they may show the member. */
const anonymised = { member_id: SQL_NULL, author_name: sql`${FORMER_MEMBER}` };

export const COMMUNITY_TABLES: readonly PersonalDataTable[] = [
  {
    table: 'comment',
    rowsOf: byMember,
    copy: {
      file: 'community',
      columns: [
        ...['id', 'product_id', 'sku_id', 'author_name', 'is_anonymous', 'stars', 'aspects', 'content'],
        ...['skin_type', 'age_band', 'pictures', 'follow_up_content', 'follow_up_pictures', 'created_at'],
      ],
    },
    onErasure: {
      blank: {
        ...anonymised,
        sub_order_id: SQL_NULL,
        author_card: SQL_NULL,
        skin_type: SQL_NULL,
        age_band: SQL_NULL,
        pictures: EMPTY_LIST,
        follow_up_pictures: EMPTY_LIST,
      },
    },
  },
  {
    table: 'question',
    rowsOf: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'product_id', 'author_name', 'is_anonymous', 'content', 'created_at'],
    },
    onErasure: { blank: anonymised },
  },
  {
    table: 'answer',
    rowsOf: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'question_id', 'author_name', 'is_anonymous', 'content', 'created_at'],
    },
    onErasure: { blank: anonymised },
  },
  {
    table: 'post',
    rowsOf: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'author_name', 'title', 'content', 'pictures', 'topics', 'created_at'],
    },
    onErasure: { blank: { ...anonymised, author_card: SQL_NULL, pictures: EMPTY_LIST } },
  },
  {
    table: 'post_author',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['author_id', 'created_at'] },
    // Those who follow go with it.
    onErasure: 'delete',
  },
  {
    table: 'author_follow',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['author_id', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'comment_vote',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['comment_id', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'answer_vote',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['answer_id', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'post_like',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['post_id', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'post_comment',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['id', 'post_id', 'author_name', 'content', 'created_at'] },
    onErasure: { blank: { ...anonymised, author_card: SQL_NULL } },
  },
  {
    table: 'post_comment_like',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['comment_id', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'content_report',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['kind', 'target_id', 'reason', 'note', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'uploaded_picture',
    rowsOf: byMember,
    copy: { file: 'community', columns: ['id', 'width', 'height', 'used_kind', 'used_id', 'created_at'] },
    onErasure: 'delete',
  },
];
