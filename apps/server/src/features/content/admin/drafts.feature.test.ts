import { campaignsAdminRoutes } from '@huarong/contract/admin/campaigns';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { contentAdminRoutes } from '@huarong/contract/admin/content';
import { homeRoutes } from '@huarong/contract/admin/home';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { newLine, openSlots, type SlotShop } from './testing/open-slots.ts';

let shop: SlotShop;
beforeAll(async () => {
  shop = await openSlots();
}, 120_000);
afterAll(() => shop.close());

const later = async () => new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
const titleOf = async (sectionId: string): Promise<string> =>
  (await shop.editor.call(homeRoutes.list)).results.sections.find(
    (section: { sectionId: string }) => section.sectionId === sectionId,
  ).title;
const saveSection = (input: object) =>
  shop.editor.call(homeRoutes.saveSection, { sectionId: 'hot', base: {}, ...input });
const history = async (kind: string, rowId: string) =>
  (await shop.editor.call(homeRoutes.history, { kind, rowId })).results.sets;
const withoutPublishing = async (run: () => Promise<void>) => {
  const set = (change: 'array_remove' | 'array_append') =>
    sql`update staff_role set permissions = ${sql.raw(change)}(permissions, 'content:publish')
      where id = 'MARKETER'`.execute(shop.db);
  await set('array_remove');
  await run();
  await set('array_append');
};

describe('a draft of a slot', () => {
  it('is opened with its lines, stored again in its place, and published', async () => {
    const line = await shop.firstLine('top_notice');
    const saved = await shop.save('top_notice', {
      edits: [
        { lineId: line.lineId, base: { content: line.content }, value: { content: '第一稿', offer: null } },
      ],
      added: [newLine({ position: 7, content: '另一行', mark: '新' })],
      mode: 'draft',
    });
    const [stored] = (await shop.open('top_notice')).sets;
    expect(stored).toMatchObject({ setId: saved.results.setId, state: 'draft', isMine: true });
    expect(stored.draft.edits).toEqual([
      {
        lineId: line.lineId,
        base: { content: line.content },
        value: { content: '第一稿', offer: null },
      },
    ]);
    const { key: _key, ...fields } = newLine({ position: 7, content: '另一行', mark: '新' });
    expect(stored.draft.added).toEqual([fields]);

    const again = await shop.edit(
      'top_notice',
      { content: '第二稿' },
      { mode: 'draft', draftId: stored.setId },
    );
    expect(again.results.state).toBe('draft');
    const { sets } = await shop.open('top_notice');
    expect(sets.map(({ setId, state }: { setId: string; state: string }) => [setId, state])).toEqual([
      [again.results.setId, 'draft'],
    ]);
    // Somebody else still has the first one open.
    const late = await shop.edit('top_notice', { content: '第三稿' }, { draftId: stored.setId });
    expect(late).toMatchObject({ status: 404, errorCode: 'ADM9394E' });
    expect((await shop.firstLine('top_notice')).content).toBe(line.content);

    const done = await shop.edit('top_notice', { content: '第二稿' }, { draftId: again.results.setId });
    expect(done.results.state).toBe('applied');
    expect(await shop.shownIn('top_notice')).toBe('第二稿');
    await shop.undo(done.results.setId);
  });

  it('of another slot is not replaced', async () => {
    const draft = await shop.edit('checkout_notice', { content: '草稿' }, { mode: 'draft' });
    const other = await shop.edit('top_notice', { content: '别处' }, { draftId: draft.results.setId });
    expect(other.errorCode).toBe('ADM9394E');
    expect((await shop.open('checkout_notice')).sets[0].state).toBe('draft');
    await shop.editor.call(contentAdminRoutes.discard, { setId: draft.results.setId });
  });
});

describe('a draft of a section', () => {
  const edit = { fields: { title: '人人在买' }, base: { title: '大家在买' } };

  it('changes nothing, is opened with its fields and times, planned, and taken back', async () => {
    const applyAt = await later();
    const saved = await saveSection({ ...edit, mode: 'draft', applyAt });
    expect(saved.results.state).toBe('draft');
    expect(await titleOf('hot')).toBe('大家在买');
    const [stored] = await history('home_section', 'hot');
    expect(stored).toMatchObject({
      setId: saved.results.setId,
      state: 'draft',
      isMine: true,
      draft: { fields: { title: '人人在买' }, base: { title: '大家在买' } },
    });
    expect(Date.parse(stored.applyAt)).toBe(Date.parse(applyAt));
    const planned = await saveSection({ ...edit, applyAt, draftId: stored.setId });
    expect(planned.results.state).toBe('planned');
    expect((await saveSection({ ...edit, draftId: stored.setId })).errorCode).toBe('ADM9394E');
    expect(await titleOf('hot')).toBe('大家在买');
    expect((await history('home_section', 'hot')).map(({ state }: { state: string }) => state)).toEqual([
      'planned',
    ]);
    await shop.editor.call(changesRoutes.withdraw, { setId: planned.results.setId });
  });

  it('is compared with what others stored meanwhile', async () => {
    const draft = await saveSection({ ...edit, mode: 'draft' });
    const other = await saveSection({ fields: { title: '都在买' }, base: { title: '大家在买' } });
    const late = await saveSection({ ...edit, draftId: draft.results.setId });
    expect(late).toMatchObject({ status: 409, errorCode: 'ADM9261W' });
    // The refused save leaves the draft as it was.
    expect((await history('home_section', 'hot'))[1]).toMatchObject({ state: 'draft' });
    await shop.undo(other.results.setId);
    await shop.editor.call(contentAdminRoutes.discard, { setId: draft.results.setId });
  });

  it('is not published unchecked by the call for slots, and not made of a row that does not exist', async () => {
    const draft = await saveSection({ ...edit, mode: 'draft' });
    const { setId } = draft.results;
    expect((await shop.editor.call(contentAdminRoutes.publish, { setId })).errorCode).toBe('ADM9394E');
    await shop.editor.call(contentAdminRoutes.discard, { setId });
    const fields = { title: '还没有', selection: { rule: { order: 'sold' } } };
    expect((await saveSection({ sectionId: null, fields, mode: 'draft' })).status).toBe(400);
  });

  it('needs no permission to publish; with it gone, own plans can still be taken back', async () => {
    const plan = await saveSection({ ...edit, applyAt: await later() });
    await withoutPublishing(async () => {
      const draft = await saveSection({ ...edit, mode: 'draft' });
      expect(draft.results.state).toBe('draft');
      expect((await saveSection({ ...edit, draftId: draft.results.setId })).status).toBe(403);
      const { setId } = plan.results;
      expect((await shop.editor.call(changesRoutes.applyNow, { setId })).status).toBe(403);
      expect((await shop.editor.call(changesRoutes.withdraw, { setId })).errorCode).toBeNull();
      await shop.editor.call(contentAdminRoutes.discard, { setId: draft.results.setId });
    });
  });

  it('by others is not taken back without the permission to publish', async () => {
    const plan = await saveSection({ ...edit, applyAt: await later() });
    const { setId } = plan.results;
    const owner = await shop.staffIdOf('OWNER');
    await shop.db.updateTable('change_set').set({ made_by: owner }).where('id', '=', Number(setId)).execute();
    await withoutPublishing(async () => {
      expect((await shop.editor.call(changesRoutes.withdraw, { setId })).status).toBe(403);
    });
    expect((await shop.editor.call(changesRoutes.withdraw, { setId })).errorCode).toBeNull();
  });
});

it('a draft of a campaign is opened with its blocks and published', async () => {
  const [{ slug, title }] = (await shop.editor.call(campaignsAdminRoutes.list)).results.campaigns;
  const blocks = [{ kind: 'text', title: '标题', paragraphs: ['一段'], points: [] }];
  const save = (more: object) =>
    shop.editor.call(campaignsAdminRoutes.save, {
      slug,
      fields: { title: '新题目', blocks },
      base: { title },
      ...more,
    });
  const draft = await save({ mode: 'draft' });
  const [stored] = await history('campaign_page', slug);
  expect(stored.draft.fields).toEqual({ title: '新题目', blocks });
  const done = await save({ draftId: draft.results.setId });
  expect(done.results.state).toBe('applied');
  expect((await shop.editor.call(campaignsAdminRoutes.detail, { slug })).results.title).toBe('新题目');
  await shop.undo(done.results.setId);
});
