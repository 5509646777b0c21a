import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/index.ts';
import { memberAuthors } from './member-authors.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.close());

it('a member has nickname and card type until the account is closed', async () => {
  const id = '1000000009';
  await db
    .insertInto('member')
    .values({
      id,
      mobile: '13800000009',
      nickname: '阿黎',
      card_type: 'BLACK',
      card_number: '6000000000000009',
    })
    .execute();
  expect(await memberAuthors.findAuthor(db, id)).toEqual({ nickname: '阿黎', cardType: 'BLACK' });
  await db.updateTable('member').set({ state: 'closed' }).where('id', '=', id).execute();
  expect(await memberAuthors.findAuthor(db, id)).toBeNull();
  expect(await memberAuthors.findAuthor(db, '1000000010')).toBeNull();
});
