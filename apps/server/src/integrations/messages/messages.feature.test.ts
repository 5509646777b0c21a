import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { deliverOutbox } from '#platform/outbox';
import { seal, unseal } from '#platform/secrets';
import { createTestDatabase } from '../../../testing/index.ts';
import type { Mail } from '../mail/index.ts';
import type { Sms } from '../sms/index.ts';
import { deliverMessages, type Message, sendMessage } from './index.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(async () => {
  await db.deleteFrom('outbox_event').execute();
  await db.deleteFrom('demo_message').execute();
});

const secret = 'a-secret-of-at-least-thirty-two-characters';
const sms: Message = {
  kind: 'sms',
  to: '13800000001',
  text: '验证码 408127',
  code: '408127',
  template: 'code',
  params: { code: '408127' },
};
const mail: Message = { kind: 'email', to: 'lin@mail.example', subject: '重设密码', text: '链接' };
const post = (mode: 'demo' | 'live', message: Message) =>
  transaction(db, (tx) => sendMessage(tx, { mode, secret }, message));

/** Carriers that keep what they were given. */
function carriers() {
  const sent: (Sms | Mail)[] = [];
  const keep = { send: async (given: Sms | Mail) => void sent.push(given) };
  return { sent, carriers: { sms: keep, mail: keep } };
}

describe('in a demo', () => {
  it('a message is in the outbox at once, and is not sent', async () => {
    await post('demo', sms);
    expect(await db.selectFrom('demo_message').select(['kind', 'recipient', 'code']).execute()).toEqual([
      { kind: 'sms', recipient: '13800000001', code: '408127' },
    ]);
    expect(await db.selectFrom('outbox_event').selectAll().execute()).toEqual([]);
  });
});

describe('in a live shop', () => {
  it('messages are sent to their carriers', async () => {
    await post('live', sms);
    await post('live', mail);
    const { sent, carriers: both } = carriers();
    await deliverOutbox(db, deliverMessages(both, [secret]));
    expect(sent).toMatchObject([
      { to: '13800000001', template: 'code', params: { code: '408127' } },
      { to: 'lin@mail.example', subject: '重设密码', text: '链接' },
    ]);
    expect(await db.selectFrom('demo_message').selectAll().execute()).toEqual([]);
  });

  it('a waiting message shows neither number nor code in the table', async () => {
    await post('live', sms);
    const rows = JSON.stringify(await db.selectFrom('outbox_event').selectAll().execute());
    expect(rows).not.toMatch(/408127|13800000001|验证码/);
  });

  it('a message that is too old is dropped', async () => {
    await post('live', sms);
    await db
      .updateTable('outbox_event')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .execute();
    const { sent, carriers: both } = carriers();
    expect(await deliverOutbox(db, deliverMessages(both, [secret]))).toBe(1);
    expect(sent).toEqual([]);
  });

  it('a message that was queued before the secret changed is sent', async () => {
    await post('live', sms);
    const { sent, carriers: both } = carriers();
    await deliverOutbox(db, deliverMessages(both, ['the secret of today', secret]));
    expect(sent).toHaveLength(1);
  });

  it('a parcel notification is sent however late', async () => {
    const params = { order: '1', carrier: '顺丰速运', waybill: 'SF1' };
    await post('live', {
      kind: 'sms',
      to: '13800000001',
      text: '',
      template: 'shipped',
      params,
      isNews: true,
    });
    await db
      .updateTable('outbox_event')
      .set({ created_at: new Date(Date.now() - 31 * 60_000) })
      .execute();
    const { sent, carriers: both } = carriers();
    await deliverOutbox(db, deliverMessages(both, [secret]));
    expect(sent).toMatchObject([{ template: 'shipped', params }]);
  });
});

describe('an encrypted text', () => {
  it('is decrypted with its secret alone, and only unchanged', () => {
    const sealed = seal('408127', secret, 'waiting messages');
    expect(unseal(sealed, [secret], 'waiting messages')).toBe('408127');
    expect(seal('408127', secret, 'waiting messages')).not.toBe(sealed);
    expect(() => unseal(sealed, [`${secret}x`], 'waiting messages')).toThrow();
    expect(() => unseal(sealed, [secret], 'staff codes')).toThrow();
    const touched = Buffer.from(sealed, 'base64');
    touched[touched.length - 1]! ^= 1;
    expect(() => unseal(touched.toString('base64'), [secret], 'waiting messages')).toThrow();
  });
});
