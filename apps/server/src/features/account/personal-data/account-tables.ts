import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import {
  byMember,
  byRecipient,
  EMPTY_TEXT,
  type PersonalDataTable,
  SQL_NULL,
} from './personal-data-table.ts';

export const FORMER_MEMBER = '已注销用户';

/** Profile, login and privacy settings. */
export const ACCOUNT_TABLES: readonly PersonalDataTable[] = [
  {
    table: 'member_profile',
    rowsOf: byMember,
    copy: {
      file: 'profile',
      columns: [
        ...['name', 'gender', 'birthday', 'telephone', 'city', 'skin_type', 'skin_concerns'],
        ...['avoided_ingredients', 'saved_at'],
      ],
    },
    onErasure: 'delete',
  },
  {
    table: 'member_note',
    rowsOf: byMember,
    copy: { file: 'profile', columns: ['text', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'member_tag',
    rowsOf: byMember,
    copy: { file: 'profile', columns: ['tag', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'member_lock',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['reason', 'locked_at', 'until', 'ended_at'] },
    onErasure: { retain: 'why and how long the account was locked; holds an id, no name' },
  },
  {
    table: 'privacy_switch',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['code', 'is_on'] },
    onErasure: 'delete',
  },
  {
    table: 'campaign_text',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['campaign', 'sent_at'] },
    onErasure: 'delete',
  },
  {
    table: 'campaign_email',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['campaign', 'sent_at'] },
    onErasure: 'delete',
  },
  {
    table: 'campaign_message',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['campaign', 'sent_at'] },
    onErasure: 'delete',
  },
  {
    table: 'privacy_change',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['code', 'is_on', 'device', 'at'] },
    onErasure: {
      retain: 'proof of consent and of its withdrawal (PIPL 14, 15); names a kind of device, no person',
    },
  },
  {
    table: 'member_consent',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['document', 'version', 'device', 'at'] },
    onErasure: { retain: 'proof of consent (PIPL 14); names a kind of device, no person' },
  },
  {
    table: 'account_closing',
    rowsOf: byMember,
    copy: { file: 'privacy', columns: ['asked_at', 'effective_at', 'state', 'settled_at'] },
    onErasure: { retain: 'proof that the account was closed as requested' },
  },
  { table: 'data_export', rowsOf: byMember, copy: { none: 'this copy itself' }, onErasure: 'delete' },
  {
    table: 'session',
    rowsOf: byMember,
    copy: { file: 'devices', columns: ['agent', 'address', 'created_at', 'last_used_at', 'ended_at'] },
    onErasure: {
      blank: { agent: EMPTY_TEXT, address: EMPTY_TEXT, device_id: SQL_NULL },
      retain: 'an ended session says why it ended; it is deleted within 30 days',
    },
  },
  {
    table: 'sign_in_record',
    rowsOf: byMember,
    copy: { file: 'devices', columns: ['way', 'outcome', 'network', 'created_at'] },
    onErasure: { retain: 'logs of access are retained for six months at least (Cybersecurity Law 21)' },
  },
  { table: 'verification_code', rowsOf: byRecipient, copy: { none: 'hashes only' }, onErasure: 'delete' },
  { table: 'login_step', rowsOf: byMember, copy: { none: 'hashes only' }, onErasure: 'delete' },
  {
    table: 'qr_login',
    rowsOf: byMember,
    copy: { none: 'hashes of codes of the last day; the login itself is in the sign-in records' },
    onErasure: 'delete',
  },
  {
    table: 'attempt_count',
    rowsOf: ({ memberId }) => sql`starts_with(subject, ${`${memberOwner(memberId)}|`})`,
    copy: { none: 'a count of failed logins of the last day' },
    onErasure: 'delete',
  },
  {
    table: 'social_account',
    rowsOf: byMember,
    copy: { file: 'profile', columns: ['provider', 'nickname', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'demo_message',
    rowsOf: byRecipient,
    copy: { none: 'messages of the demo outbox' },
    onErasure: 'delete',
  },
  {
    table: 'member',
    rowsOf: ({ memberId }) => sql`id = ${memberId}`,
    copy: {
      file: 'profile',
      columns: [
        ...['id', 'nickname', 'mobile', 'email', 'card_type', 'card_number', 'user_type'],
        ...['created_at', 'last_login_at'],
      ],
    },
    // The row stays as an id that orders and ledgers refer to.
    onErasure: {
      blank: {
        state: sql`'closed'`,
        mobile: EMPTY_TEXT,
        email: SQL_NULL,
        password_hash: SQL_NULL,
        nickname: sql`${FORMER_MEMBER}`,
        avatar_key: SQL_NULL,
        card_number: sql`'000000' || id`,
        last_login_at: SQL_NULL,
      },
    },
  },
];
