import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  DataFolderInUse,
  type EmbeddedSettings,
  isDatabaseUnavailable,
  isDiskFull,
  type OpenDatabase,
  openDatabase,
} from '#platform/database';
import { ROWS_RESERVE_BYTES, ROWS_RESUME_BYTES } from '#platform/volume';
import { copyFolder, onEmbedded, runChild } from '../../../testing/index.ts';

onEmbedded('the embedded database', () => {
  let folder: Awaited<ReturnType<typeof copyFolder>>;
  let opened: OpenDatabase[] = [];
  const open = async (embedded: EmbeddedSettings = {}) => {
    const database = await openDatabase({ ...folder.settings, embedded });
    opened.push(database);
    return database;
  };

  beforeEach(async () => {
    folder = await copyFolder();
  });
  afterEach(async () => {
    for (const database of opened) await database.close();
    opened = [];
    await folder.discard();
  });

  it('refuses a second process with one clear sentence', async () => {
    await open();
    const second = runChild('write-until-killed', [folder.settings.dataDir]);
    expect((await second.ended).code).toBe(1);
    expect(second.output.err.trim().split('\n')).toHaveLength(1);
    expect(second.output.err).toContain(`正在被另一个进程（pid ${process.pid}）使用`);
  });

  it('refuses to open the folder twice in the same process', async () => {
    await open();
    await expect(open()).rejects.toThrow(DataFolderInUse);
  });

  it('ignores a left-over pid file, even if another process has that pid now', async () => {
    await writeFile(join(folder.settings.dataDir, 'database.pid'), `${process.pid}\n`);
    expect(await (await open()).ping()).toBe(true);
  });

  it('has its rows when it is opened again', async () => {
    const first = await open();
    await first.db.updateTable('shop_clock').set({ offset_seconds: 7 }).execute();
    await first.close();
    const { db } = await open();
    expect(await db.selectFrom('shop_clock').select('offset_seconds').execute()).toEqual([
      { offset_seconds: 7 },
    ]);
  });

  it('has every acknowledged row after its process was killed', async () => {
    const writer = runChild('write-until-killed', [folder.settings.dataDir]);
    await vi.waitFor(() => expect(writer.output.out.split('\n').length).toBeGreaterThan(200), {
      timeout: 20_000,
    });
    writer.process.kill('SIGKILL');
    await writer.ended;
    // The last line may be cut off in the middle of its number.
    const acknowledged = writer.output.out.split('\n').slice(0, -1);

    const { db } = await open();
    const rows = await db.selectFrom('idempotency_key').select('key').execute();
    const stored = new Set(rows.map(({ key }) => key));
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  });

  it('reports a call that gets no answer', async () => {
    const onHang = vi.fn();
    const { db } = await open({ hangAfterMs: 300, onHang });
    await expect(sql`do 'begin loop end loop; end'`.execute(db)).rejects.toSatisfy(isDatabaseUnavailable);
    expect(onHang).toHaveBeenCalledOnce();
  });

  it('by default ends its process when a call gets no answer', async () => {
    const child = runChild('hang-forever', [folder.settings.dataDir]);
    expect(await child.ended).toEqual({ code: 1, signal: null });
  });

  it('refuses writes on a full disk, and accepts them again when there is space', async () => {
    let freeBytes = 2 ** 30;
    const { db } = await open({ volume: { space: async () => ({ freeBytes, totalBytes: 2 ** 31 }) } });
    const write = () => db.updateTable('shop_clock').set({ offset_seconds: 9 }).execute();
    await expect(write()).resolves.toHaveLength(1);
    // The probe says that there is space, the engine that there is none: the engine is right.
    freeBytes = ROWS_RESUME_BYTES - 1;
    await sql`do 'begin raise exception using errcode = ''53100''; end'`.execute(db).catch(() => {});
    await expect(write()).rejects.toSatisfy(isDiskFull);
    await expect(db.selectFrom('shop_clock').selectAll().execute()).resolves.toHaveLength(1);
    freeBytes = ROWS_RESUME_BYTES;
    await expect(write()).resolves.toHaveLength(1);
  });

  it('refuses writes before the disk is full, because the engine may hang on a full one', async () => {
    let freeBytes = ROWS_RESERVE_BYTES;
    const { db } = await open({ volume: { space: async () => ({ freeBytes, totalBytes: 2 ** 31 }) } });
    const write = () => db.updateTable('shop_clock').set({ offset_seconds: 9 }).execute();
    await expect(write()).resolves.toHaveLength(1);
    freeBytes = ROWS_RESERVE_BYTES - 1;
    await expect(write()).rejects.toSatisfy(isDiskFull);
    freeBytes = ROWS_RESUME_BYTES - 1;
    await expect(write()).rejects.toSatisfy(isDiskFull);
  });
});
