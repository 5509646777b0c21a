import { sql } from 'kysely';
import { FORMER_MEMBER } from './account-tables.ts';
import { byMember, EMPTY_LIST, type Holding, NOTHING } from './personal-data-table.ts';

/** Words stay for those who read them; the writer leaves. Pictures go: a face is nobody's but hers. */
const unsigned = { member_id: NOTHING, author_name: sql`${FORMER_MEMBER}` };

export const COMMUNITY_HOLDINGS: readonly Holding[] = [
  {
    table: 'comment',
    of: byMember,
    copy: {
      file: 'community',
      columns: [
        ...['id', 'product_id', 'sku_id', 'author_name', 'is_anonymous', 'stars', 'aspects', 'content'],
        ...['skin_type', 'age_band', 'pictures', 'follow_up_content', 'follow_up_pictures', 'created_at'],
      ],
    },
    leaving: {
      blank: {
        ...unsigned,
        sub_order_id: NOTHING,
        author_card: NOTHING,
        skin_type: NOTHING,
        age_band: NOTHING,
        pictures: EMPTY_LIST,
        follow_up_pictures: EMPTY_LIST,
      },
    },
  },
  {
    table: 'question',
    of: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'product_id', 'author_name', 'is_anonymous', 'content', 'created_at'],
    },
    leaving: { blank: unsigned },
  },
  {
    table: 'answer',
    of: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'question_id', 'author_name', 'is_anonymous', 'content', 'created_at'],
    },
    leaving: { blank: unsigned },
  },
  {
    table: 'post',
    of: byMember,
    copy: {
      file: 'community',
      columns: ['id', 'author_name', 'title', 'content', 'pictures', 'topics', 'created_at'],
    },
    leaving: { blank: { ...unsigned, author_card: NOTHING, pictures: EMPTY_LIST } },
  },
  {
    table: 'comment_vote',
    of: byMember,
    copy: { file: 'community', columns: ['comment_id', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'answer_vote',
    of: byMember,
    copy: { file: 'community', columns: ['answer_id', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'post_like',
    of: byMember,
    copy: { file: 'community', columns: ['post_id', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'content_report',
    of: byMember,
    copy: { file: 'community', columns: ['kind', 'target_id', 'reason', 'note', 'created_at'] },
    leaving: 'delete',
  },
  {
    table: 'uploaded_picture',
    of: byMember,
    copy: { file: 'community', columns: ['id', 'width', 'height', 'used_kind', 'used_id', 'created_at'] },
    leaving: 'delete',
  },
];
