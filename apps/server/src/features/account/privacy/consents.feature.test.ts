import { accountRoutes } from '@huarong/contract/account';
import { pathOf } from '@huarong/contract/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  b64,
  CHROME,
  type IdentityHarness,
  newMobile,
  openIdentityHarness,
  PASSWORD,
  routes,
} from '../../identity/testing/identity-harness.ts';

let harness: IdentityHarness;
beforeAll(async () => {
  harness = await openIdentityHarness();
  for (const slug of ['terms', 'privacy'])
    await harness.db
      .insertInto('campaign_page')
      .values({ slug, title: slug, description: '', blocks: edition('2.0') })
      .execute();
});
afterAll(() => harness.close());
beforeEach(() => harness.advanceSeconds(3_600));

const edition = (version: string) =>
  JSON.stringify([
    { kind: 'edition', version, publishedOn: '2026-10-20', effectiveOn: '2026-11-01', changes: [] },
  ]);
const publish = (slug: string, version: string) =>
  harness.db
    .updateTable('campaign_page')
    .set({ blocks: edition(version) })
    .where('slug', '=', slug)
    .execute();
const register = async (mobile: string) =>
  (
    await harness.call(
      routes.register,
      { ...(await harness.verifyMobile(mobile, 'register')), password: b64(PASSWORD), agreed: true },
      { 'user-agent': CHROME },
    )
  ).results;
const logIn = async (mobile: string) =>
  (await harness.call(routes.login, await harness.verifyMobile(mobile, 'login'))).results;
const consentsOf = async ({ Token }: Record<string, unknown>) => {
  const answer = await harness.app.inject({
    url: pathOf(accountRoutes.privacyRecord),
    headers: { token: Token as string },
  });
  const { consents } = answer.json().results as { consents: { name: string; version: string }[] };
  return consents.map(({ name, version }) => `${name} ${version}`);
};

it('a new member has agreed to the versions in force, and the record says on which device', async () => {
  const member = await register(newMobile());
  expect(await consentsOf(member)).toEqual(['用户协议 2.0', '隐私政策 2.0']);
  const stored = await harness.db
    .selectFrom('member_consent')
    .select('device')
    .where('member_id', '=', member['UID'] as string)
    .execute();
  expect(stored.map(({ device }) => device)).toEqual(['Chrome，Windows', 'Chrome，Windows']);
});

it('a login records a new version once, and only the document that changed', async () => {
  const mobile = newMobile();
  await register(mobile);
  await publish('privacy', '2.1');
  await harness.advanceSeconds(3_600);
  await logIn(mobile);
  await harness.advanceSeconds(3_600);
  expect(await consentsOf(await logIn(mobile))).toEqual(['隐私政策 2.1', '用户协议 2.0', '隐私政策 2.0']);
  await publish('privacy', '2.0');
});

it('a consent cannot be changed or deleted', async () => {
  await register(newMobile());
  await expect(harness.db.updateTable('member_consent').set({ version: '9.9' }).execute()).rejects.toThrow();
  await expect(harness.db.deleteFrom('member_consent').execute()).rejects.toThrow();
});

it('a shop without these pages signs its members in', async () => {
  await harness.db.updateTable('campaign_page').set({ is_live: false }).execute();
  expect(await consentsOf(await register(newMobile()))).toEqual([]);
  await harness.db.updateTable('campaign_page').set({ is_live: true }).execute();
});
