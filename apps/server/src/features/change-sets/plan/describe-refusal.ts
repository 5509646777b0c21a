import type { ApplyRefusal } from '../apply-set.ts';
import { TABLE_NAMES } from '../rows/tables.ts';

const NAMED = 5;

/** Why a set could not be applied, in one sentence. */
export function describeRefusal(refusal: ApplyRefusal): string {
  const names =
    refusal.code === 'stock-short'
      ? refusal.names
      : [...new Set(refusal.conflicts.map(({ table, id }) => `${TABLE_NAMES[table]} ${id}`))];
  const listed = `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? ` 等 ${names.length} 处` : ''}`;
  return refusal.code === 'stock-short' ? `库存不够减：${listed}` : `之后有人改过：${listed}`;
}
