import { sql } from 'kysely';
import { byMember, byRecipient, EMPTY_TEXT, type Holding, NOTHING } from './personal-data-table.ts';

export const FORMER_MEMBER = '已注销用户';

/** Who somebody is, how they come in, and what they allow. */
export const ACCOUNT_HOLDINGS: readonly Holding[] = [
  {
    table: 'member_profile',
    of: byMember,
    copy: {
      file: 'profile',
      columns: [
        ...['name', 'gender', 'birthday', 'telephone', 'city', 'skin_type', 'skin_concerns'],
        ...['avoided_ingredients', 'saved_at'],
      ],
    },
    leaving: 'delete',
  },
  {
    table: 'privacy_switch',
    of: byMember,
    copy: { file: 'privacy', columns: ['code', 'is_on'] },
    leaving: 'delete',
  },
  {
    table: 'campaign_text',
    of: byMember,
    copy: { file: 'privacy', columns: ['campaign', 'sent_at'] },
    leaving: 'delete',
  },
  {
    table: 'privacy_change',
    of: byMember,
    copy: { file: 'privacy', columns: ['code', 'is_on', 'device', 'at'] },
    leaving: { keep: 'proof of consent and of its withdrawal (PIPL 14, 15); names a kind of device, nobody' },
  },
  {
    table: 'account_closing',
    of: byMember,
    copy: { file: 'privacy', columns: ['asked_at', 'effective_at', 'state', 'settled_at'] },
    leaving: { keep: 'proof that the account was closed as asked' },
  },
  { table: 'data_export', of: byMember, copy: { none: 'it is this copy' }, leaving: 'delete' },
  {
    table: 'session',
    of: byMember,
    copy: { file: 'devices', columns: ['agent', 'address', 'created_at', 'last_used_at', 'ended_at'] },
    leaving: {
      blank: { agent: EMPTY_TEXT, address: EMPTY_TEXT, device_id: NOTHING },
      keep: 'an ended session says why it ended, until it is swept out within 30 days',
    },
  },
  {
    table: 'sign_in_record',
    of: byMember,
    copy: { file: 'devices', columns: ['way', 'outcome', 'network', 'created_at'] },
    leaving: { keep: 'logs of access are kept for six months at least (Cybersecurity Law 21)' },
  },
  { table: 'verification_code', of: byRecipient, copy: { none: 'hashes only' }, leaving: 'delete' },
  { table: 'login_step', of: byMember, copy: { none: 'hashes only' }, leaving: 'delete' },
  {
    table: 'attempt_count',
    of: ({ memberId }) => sql`subject = ${`member:${memberId}`}`,
    copy: { none: 'a count of failed logins of the last day' },
    leaving: 'delete',
  },
  {
    table: 'social_account',
    of: byMember,
    copy: { file: 'profile', columns: ['provider', 'nickname', 'created_at'] },
    leaving: 'delete',
  },
  { table: 'demo_message', of: byRecipient, copy: { none: 'a demo’s letter box' }, leaving: 'delete' },
  {
    table: 'member',
    of: ({ memberId }) => sql`id = ${memberId}`,
    copy: {
      file: 'profile',
      columns: [
        ...['id', 'nickname', 'mobile', 'email', 'card_type', 'card_number', 'user_type'],
        ...['created_at', 'last_login_at'],
      ],
    },
    // What is left is a number that orders and ledgers lean on.
    leaving: {
      blank: {
        state: sql`'closed'`,
        mobile: EMPTY_TEXT,
        email: NOTHING,
        password_hash: NOTHING,
        nickname: sql`${FORMER_MEMBER}`,
        avatar_key: NOTHING,
        card_number: sql`'000000' || id`,
        last_login_at: NOTHING,
      },
    },
  },
];
