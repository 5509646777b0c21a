import { changesRoutes } from '@huarong/contract/admin/changes';
import { contentAdminRoutes } from '@huarong/contract/admin/content';
import { plansRoutes } from '@huarong/contract/admin/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { openDatabase } from '#platform/database';
import { onPostgres } from '../../../../testing/on-database.ts';
import { buildShop } from '../../../app.ts';
import { CATALOGUE_TABLES } from '../../catalogue/index.ts';
import { cachedIn, newLine, openSlots, type SlotShop } from './testing/open-slots.ts';

let shop: SlotShop;
beforeAll(async () => {
  shop = await openSlots();
}, 120_000);
afterAll(() => shop.close());

describe('two plans for one position', () => {
  it('switch at the second, and undoing them restores the one before', async () => {
    const { db } = shop;
    const now = await readClock(db);
    const at = new Date(Math.ceil(now.getTime() / 1000) * 1000 + 3_600_000).toISOString();
    const line = await shop.firstLine('home_greeting');
    const before = await shop.shownIn('home_greeting');
    const saved = await shop.save('home_greeting', {
      edits: [{ lineId: line.lineId, base: { endsAt: null }, value: { endsAt: at } }],
      added: [newLine({ content: '明天见', startsAt: at })],
    });
    expect(saved.results.state).toBe('applied');
    expect((await shop.open('home_greeting')).lines).toHaveLength(2);
    const { slots } = (await shop.editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.find(({ label }: { label: string }) => label === 'home_greeting').next).toMatchObject({
      text: '明天见',
      position: 1,
    });
    const left = async () => Math.floor((new Date(at).getTime() - (await readClock(db)).getTime()) / 1000);
    await advanceClock(db, (await left()) - 30);
    expect(await shop.shownIn('home_greeting')).toBe(before);
    await advanceClock(db, (await left()) + 1);
    expect(await shop.shownIn('home_greeting')).toBe('明天见');
    expect((await shop.undo(saved.results.setId)).status).toBe(200);
    expect(await shop.shownIn('home_greeting')).toBe(before);
    expect((await shop.open('home_greeting')).lines).toHaveLength(1);
  });

  it('are on the calendar by their own times, without the end of a line that another one follows', async () => {
    const now = (await readClock(shop.db)).getTime();
    const [at, until] = [1, 2].map((days) => new Date(now + days * 86_400_000).toISOString());
    const line = await shop.firstLine('home_greeting');
    const saved = await shop.save('home_greeting', {
      edits: [{ lineId: line.lineId, base: { endsAt: null }, value: { endsAt: at } }],
      added: [newLine({ content: '只在明天', startsAt: at, endsAt: until })],
    });
    const calendar = await shop.editor.call(plansRoutes.calendar, {
      from: new Date(now).toISOString(),
      to: new Date(now + 5 * 86_400_000).toISOString(),
    });
    const own = calendar.results.lines.filter(({ kind }: { kind: string }) => kind === 'slot-line');
    expect(own.map(({ moment, title }: { moment: string; title: string }) => [moment, title])).toEqual([
      ['begin', '只在明天'],
      ['end', '只在明天'],
    ]);
    expect(own[0]).toMatchObject({
      at,
      state: 'planned',
      madeBy: null,
      detail: expect.stringMatching(/第 1 行$/),
    });
    expect(own[0].path).toBe(`/content/home_greeting?line=${own[0].id}`);
    await shop.undo(saved.results.setId);
  });

  it('switch on cached pages too, within a second', async () => {
    const cached = () => cachedIn(shop.app, 'home_greeting');
    const line = await shop.firstLine('home_greeting');
    const at = new Date(Math.ceil((await readClock(shop.db)).getTime() / 1000) * 1000 + 3_000);
    const saved = await shop.save('home_greeting', {
      edits: [{ lineId: line.lineId, base: { endsAt: null }, value: { endsAt: at.toISOString() } }],
      added: [newLine({ content: '准时', startsAt: at.toISOString() })],
    });
    expect(await cached()).not.toBe('准时');
    await expect.poll(cached, { timeout: 6_000, interval: 20 }).toBe('准时');
    expect((await readClock(shop.db)).getTime() - at.getTime()).toBeLessThan(1_000);
    await shop.undo(saved.results.setId);
  });

  it('are refused when both would be shown at once', async () => {
    expect((await shop.save('home_greeting', { added: [newLine({ content: '同时' })] })).errorCode).toBe(
      'ADM9393W',
    );
    const insert = sql`insert into content_resource (kind, location_label, position, content)
      values ('text', 'home_greeting', 1, '直接写入')`.execute(shop.db);
    await expect(insert).rejects.toThrow('content_resource_one_at_a_time');
  });

  it('are refused when a plan with a time no longer fits, and nothing is written', async () => {
    const applyAt = new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
    const planned = await shop.save('nav_more', {
      added: [newLine({ content: '以后', position: 90 })],
      applyAt,
    });
    expect(planned.results.state).toBe('planned');
    const taken = await shop.save('nav_more', { added: [newLine({ content: '先到', position: 90 })] });
    const late = await shop.editor.call(changesRoutes.applyNow, { setId: planned.results.setId });
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('两行同时显示')]);
    expect((await shop.open('nav_more')).sets.map(({ state }: { state: string }) => state)).toEqual([
      'applied',
      'planned',
    ]);
    await shop.undo(taken.results.setId);
  });

  it('may change places in one save', async () => {
    const { lines } = await shop.open('hot_word');
    const swap = (from: number, to: number) => ({
      lineId: lines[from].lineId,
      base: { position: lines[from].position },
      value: { position: lines[to].position },
    });
    const saved = await shop.save('hot_word', { edits: [swap(0, 1), swap(1, 0)] });
    expect(saved.results.state).toBe('applied');
    expect(await shop.shownIn('hot_word')).toBe(lines[1].content);
    await shop.undo(saved.results.setId);
    expect(await shop.shownIn('hot_word')).toBe(lines[0].content);
  });

  it('are planned by a set with a time, and not by the catalogue', async () => {
    const tables = new Set<string>();
    const stop = await shop.database.listen('published', (table) => tables.add(table));
    const applyAt = new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
    const planned = await shop.edit('left_guide', { content: '大牌' }, { applyAt });
    expect(planned.results.state).toBe('planned');
    expect((await shop.editor.call(changesRoutes.applyNow, { setId: planned.results.setId })).status).toBe(
      200,
    );
    expect(await shop.shownIn('left_guide')).toBe('大牌');
    await shop.undo(planned.results.setId);
    expect(await shop.shownIn('left_guide')).toBe('品牌');
    await expect.poll(() => tables.has('content_resource')).toBe(true);
    expect([...tables].filter((table) => CATALOGUE_TABLES.has(table))).toEqual([]);
    await stop();
  });
});

onPostgres('two connections', () => {
  it('cannot both write a line of one position', async () => {
    const insert = (text: string) =>
      sql`insert into content_resource (kind, location_label, position, content)
        values ('text', 'at_once', 1, ${text})`.execute(shop.db);
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map(insert));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('show a published text within a second', async () => {
    const database = await openDatabase(shop.database.settings);
    const { app } = await buildShop({ config: shop.config, log: shop.log, database });
    const cached = () => cachedIn(app, 'top_notice');
    const before = await cached();
    const saved = await shop.edit('top_notice', { content: '另一台也看到' });
    await expect.poll(cached, { timeout: 1_000, interval: 20 }).toBe('另一台也看到');
    await shop.undo(saved.results.setId);
    await expect.poll(cached, { timeout: 1_000, interval: 20 }).toBe(before);
    await app.close();
    await database.close();
  });
});
