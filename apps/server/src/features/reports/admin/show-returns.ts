import { RETURN_REASONS, reasonRule } from '@huarong/core/returns';
import { accept, isKeyOf } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { readMonth } from './month.ts';
import { type ReturnedUnits, sumReturns, sumSold } from './returns.queries.ts';
import { readNames } from './sales.queries.ts';

const MOST_ROWS = 200;

interface ReturnsInput {
  month?: string | undefined;
  by: 'sku' | 'product';
  reason?: string | undefined;
}

const textOf = (reason: number) =>
  isKeyOf(RETURN_REASONS, String(reason)) ? reasonRule(reason as never).text : String(reason);
const unitsOf = (rows: readonly ReturnedUnits[]) => rows.reduce((units, row) => units + row.units, 0);

/** Units that came back in a month by reason and product or shade, beside the units that were sold in it. */
export async function showReturns(db: Queryable, input: ReturnsInput, mostRows = MOST_ROWS) {
  const month = await readMonth(db, input.month);
  const [returned, sold] = await Promise.all([sumReturns(db, month), sumSold(db, month, input.by)]);
  const groups = new Map<string, { value: string; reason: number; units: number }>();
  for (const row of returned) {
    if (input.reason !== undefined && String(row.reason) !== input.reason) continue;
    const value = input.by === 'sku' ? row.sku_id : row.product_id;
    const key = `${value} ${row.reason}`;
    const group = groups.get(key) ?? { value, reason: row.reason, units: 0 };
    group.units += row.units;
    groups.set(key, group);
  }
  const rows = [...groups.values()].sort(
    (one, other) =>
      other.units - one.units || one.value.localeCompare(other.value) || one.reason - other.reason,
  );
  const shown = rows.slice(0, mostRows);
  const names = await readNames(db, input.by, [...new Set(shown.map(({ value }) => value))]);
  return accept({
    month,
    units: unitsOf(returned),
    sold: [...sold.values()].reduce((sum, units) => sum + units, 0),
    reasons: Object.keys(RETURN_REASONS).map((reason) => ({
      reason: Number(reason),
      text: textOf(Number(reason)),
      units: unitsOf(returned.filter((row) => row.reason === Number(reason))),
    })),
    rows: shown.map(({ value, reason, units }) => ({
      value,
      label: names.get(value)?.label ?? value,
      note: names.get(value)?.note ?? null,
      reason,
      reasonText: textOf(reason),
      units,
      sold: sold.get(value) ?? 0,
    })),
    rowCount: rows.length,
  });
}
