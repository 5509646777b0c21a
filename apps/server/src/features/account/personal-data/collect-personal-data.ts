import { keysOf, shanghaiIso } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Database, JsonValue } from '#platform/database';
import { COPY_FILES, type CopyFile, type DataOwner } from './personal-data-table.ts';
import { PERSONAL_DATA_TABLES } from './personal-data-tables.ts';

interface TextFile {
  name: string;
  text: string;
}

/** Everything stored about one member: one JSON file per area with rows by table, and a guide. */
export async function collectPersonalData(db: Database, owner: DataOwner): Promise<TextFile[]> {
  const files = new Map<CopyFile, Record<string, JsonValue[]>>();
  for (const { table, rowsOf, copy } of PERSONAL_DATA_TABLES) {
    if (!('file' in copy)) continue;
    const { rows } = await sql<{ copied: JsonValue }>`
      select to_jsonb(member_rows) as copied
      from (select ${sql.join(copy.columns.map((column) => sql.ref(column)))}
        from ${sql.table(table)} where ${rowsOf(owner)}) member_rows
      order by copied`.execute(db);
    files.set(copy.file, { ...files.get(copy.file), [table]: rows.map(({ copied }) => copied) });
  }
  const names = keysOf(COPY_FILES);
  return [
    { name: '说明.txt', text: guide(await readClock(db)) },
    ...names.map((file) => ({
      name: `${file}.json`,
      text: `${JSON.stringify(files.get(file) ?? {}, null, 2)}\n`,
    })),
  ];
}

const guide = (now: Date) =>
  [
    '花容 HUARONG：你的个人数据副本',
    `生成时间：${shanghaiIso(now)}`,
    '',
    '每个文件是一类数据，JSON 格式，UTF-8 编码；金额单位为分，时间带时区。',
    ...Object.entries(COPY_FILES).map(([file, title]) => `${file}.json　${title}`),
    '',
    '密码、验证码与登录凭证只以无法还原的形式保存，不在副本里。',
    '',
  ].join('\r\n');
