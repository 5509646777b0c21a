import type { SettingValues } from '@huarong/core/settings';
import { sql } from 'kysely';
import type { Preview, PreviewContext } from './preview.ts';

type Values = SettingValues<'carriers'>;

const stateIn = ({ carriers }: Values, code: string): string => {
  const found = carriers.find((each) => each.code === code);
  return found ? `${found.name}，${found.isActive ? '在用' : '停用'}` : '没有';
};

/** Every carrier that changes, with the parcels that left with it. */
export async function previewCarriers(
  { db }: PreviewContext,
  before: Values,
  after: Values,
): Promise<Preview> {
  const { rows } = await sql<{ carrier: string; parcels: number }>`
    select carrier, count(*)::int as parcels
    from parcel, (select shop_now() as now offset 0) clock
    where created_at > clock.now - interval '30 days' group by 1`.execute(db);
  const parcels = new Map(rows.map((row) => [row.carrier, row.parcels]));
  const all = new Map([...after.carriers, ...before.carriers].map(({ code, name }) => [code, name]));
  const lines = [...all].map(([code, name]) => ({
    label: `${name}，近 30 天 ${(parcels.get(name) ?? 0).toLocaleString('en-US')} 个包裹`,
    before: stateIn(before, code),
    after: stateIn(after, code),
  }));
  const namesIn = ({ returnCarriers }: Values) => returnCarriers.map(({ name }) => name).join('、');
  lines.push({ label: '顾客寄回时可以选', before: namesIn(before), after: namesIn(after) });
  const changed = lines.filter((line) => line.before !== line.after);
  return {
    lines: changed.length > 0 ? changed : lines.slice(0, 1),
    note: `按近 30 天发出的包裹算，${changed.length} 处不同`,
  };
}
