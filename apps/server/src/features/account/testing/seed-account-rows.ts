import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import { hashOf, later, type MemberFixture, now } from './member-fixture.ts';

export async function seedAccountRows(tx: Tx, { id, mobile, canary }: MemberFixture) {
  const member_id = id;
  await tx
    .updateTable('member')
    .set({ nickname: `${canary}昵称`, email: `${canary.toLowerCase()}@mail.example` })
    .where('id', '=', id)
    .execute();
  await insertRows(tx, 'member_profile', [{ member_id, name: canary, city: canary }]);
  await insertRows(tx, 'privacy_switch', [{ member_id, code: 'offers', is_on: false }]);
  await insertRows(tx, 'campaign_text', [{ campaign: 'winter', member_id }]);
  await insertRows(tx, 'campaign_email', [{ campaign: 'winter', member_id }]);
  await insertRows(tx, 'campaign_message', [{ campaign: 'winter', member_id }]);
  await insertRows(tx, 'member_consent', [
    { member_id, document: 'terms', version: '2.0', device: 'Chrome，Windows' },
  ]);
  await insertRows(tx, 'privacy_change', [
    { member_id, code: 'offers', is_on: false, device: 'Safari，Mac' },
  ]);
  await tx
    .insertInto('account_closing')
    .values({ member_id, effective_at: later, state: 'withdrawn', settled_at: now })
    .execute();
  await insertRows(tx, 'social_account', [
    { provider: 'oidc', subject: canary, member_id, nickname: canary },
  ]);
  await insertRows(tx, 'sign_in_record', [
    { member_id, way: 'sms', outcome: 'signed-in', network: '10.0.0', risk_score: 0 },
  ]);
  await tx
    .insertInto('verification_code')
    .values({
      r_token_hash: hashOf(id),
      channel: 'sms',
      recipient: mobile,
      purpose: 'login',
      code_hash: hashOf(id),
      address: '10.0.0.1',
      created_at: sql<Date>`shop_now() - interval '2 hours'`,
      expires_at: now,
    })
    .execute();
  await insertRows(tx, 'demo_message', [{ kind: 'sms', recipient: mobile, content: canary }]);
}
