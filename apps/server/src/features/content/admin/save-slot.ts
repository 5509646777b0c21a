import { isNamedSlot, slotRule } from '@huarong/core/content';
import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { JsonValue, Queryable, Tx } from '#platform/database';
import { tryLockCatalogueChanges } from '../../catalogue/index.ts';
import {
  type ApplyRefusal,
  insertSet,
  type RowChange,
  readPlanTimes,
  saveChanges,
} from '../../change-sets/index.ts';
import { requirePermissions } from '../../staff/index.ts';
import type { ContentRow } from '../content.queries.ts';
import { type ChangedLines, checkLines } from './check-lines.ts';
import type { JudgeDeps } from './judge-lines.ts';
import {
  columnsOf,
  emptyRow,
  fieldOfColumn,
  type GivenFields,
  type LineFields,
  withColumns,
} from './line-columns.ts';
import { withdrawDraft } from './lock-draft.ts';
import { findImageSize, isImage, listLines, takeLineIds } from './slots.queries.ts';

export interface SlotEdits {
  label: string;
  edits: readonly { lineId: string; base: GivenFields; value: GivenFields }[];
  added: readonly (LineFields & { key: string })[];
  mode: 'draft' | 'publish';
  /** The draft that this save replaces. */
  draftId: string | null;
  applyAt: string | null;
  restoreAt: string | null;
  isWarned: boolean;
  reason?: string | undefined;
}

/** The lines of a slot and its kind; null: no page has it and no line either. */
export async function findSlot(db: Queryable, label: string) {
  const rows = await listLines(db, label);
  if (rows.length === 0 && !isNamedSlot(label)) return null;
  return { rows, kind: rows[0]?.kind ?? slotRule(label, 'text').kind };
}

/** Saves lines of a slot: as a draft, at once, or at a time. */
export async function saveSlot(context: AdminWriteContext, deps: JudgeDeps, input: SlotEdits) {
  const { db, staff } = context;
  // Before the lines are read: of two saves at once the second one sees what the first one wrote.
  if (input.mode === 'publish' && !(await tryLockCatalogueChanges(db)))
    return refuse({ code: 'busy' as const, retryAfter: 5 });
  const slot = await findSlot(db, input.label);
  if (!slot) return refuse({ code: 'slot-not-found' as const });
  const allowed = await requirePermissions(context, input.mode === 'publish' ? ['content:publish'] : []);
  if (!allowed.ok) return allowed;
  if (input.draftId !== null && !(await withdrawDraft(db, Number(input.draftId), input.label)))
    return refuse({ code: 'slot-draft-not-found' as const });
  const times = readPlanTimes(input, await readClock(db));
  if (!times.ok) return times;
  const prepared = await prepareRows(db, slot, input);
  if (!prepared.ok) return prepared;
  const { rows, lines } = prepared.value;
  if (rows.length === 0) return refuse({ code: 'nothing-changed' as const });
  if (input.mode === 'publish') {
    const checked = await checkLines(db, deps, lines, input);
    if (!checked.ok) return checked;
  }
  const set = {
    kind: 'content',
    title: titleOf(input, slot.kind),
    source: { slot: input.label },
    reason: input.reason ?? null,
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
    rows,
  };
  if (input.mode === 'draft') {
    const id = await insertSet(db, { ...set, madeBy: staff.staffId });
    return accept({ setId: String(id), state: 'draft' as const });
  }
  const saved = await saveChanges(context, { ...set, approval: null });
  if (!saved.ok) return saved.refusal.code === 'busy' ? refuse(saved.refusal) : refuseConflict(saved.refusal);
  const { setId, state } = saved.value;
  return accept({ setId, state: state === 'waiting' ? ('planned' as const) : state });
}

const titleOf = ({ label, edits, added }: SlotEdits, kind: ContentRow['kind']): string => {
  const done = [
    ...(edits.length > 0 ? [`改 ${edits.length} 行`] : []),
    ...(added.length > 0 ? [`加 ${added.length} 行`] : []),
  ];
  return `${slotRule(label, kind).name}：${done.join('，')}`;
};

/** The rows of a set, and the lines of the slot as it would leave them. */
async function prepareRows(
  tx: Tx,
  { rows: current, kind }: { rows: readonly ContentRow[]; kind: ContentRow['kind'] },
  { label, edits, added }: SlotEdits,
) {
  const byId = new Map(current.map((row) => [String(row.id), row]));
  const rows: RowChange[] = [];
  const changed: { key: string; row: ContentRow }[] = [];
  for (const { lineId, base, value } of edits) {
    const row = byId.get(lineId);
    if (!row) return refuse({ code: 'slot-line-not-found' as const });
    const { columns, missing } = await withImageSize(tx, columnsOf(value));
    if (missing) return refuseImage(lineId, missing);
    if (Object.keys(columns).length === 0) continue;
    rows.push({ table: 'content_resource', id: lineId, isNew: false, base: columnsOf(base), value: columns });
    changed.push({ key: lineId, row: withColumns(row, columns) });
  }
  const ids = added.length === 0 ? [] : await takeLineIds(tx, added.length);
  for (const [index, { key, ...fields }] of added.entries()) {
    const id = ids[index]!;
    const { columns, missing } = await withImageSize(tx, {
      kind,
      location_label: label,
      omniture: `${label}-l${id}`,
      ...columnsOf(fields),
    });
    if (missing) return refuseImage(key, missing);
    rows.push({ table: 'content_resource', id, isNew: true, value: columns });
    changed.push({ key, row: { ...withColumns(emptyRow(label, kind), columns), id: Number(id) } });
  }
  const changedById = new Map(changed.map(({ row }) => [row.id, row]));
  const lines: ChangedLines = {
    changed,
    all: [
      ...current.map((row) => changedById.get(row.id) ?? row),
      ...changed.filter(({ row }) => !byId.has(String(row.id))).map(({ row }) => row),
    ],
  };
  return accept({ rows, lines });
}

/** A line stores the size of its image, so that a page does not move while it loads; `missing` names an image that is not there. */
async function withImageSize(tx: Tx, columns: Record<string, JsonValue>) {
  const onPhones = columns['phone_image_path'];
  if (typeof onPhones === 'string' && !(await isImage(tx, onPhones)))
    return { columns, missing: 'phoneImagePath' };
  const path = columns['image_path'];
  if (typeof path !== 'string') return { columns, missing: null };
  const size = await findImageSize(tx, path);
  return size
    ? { columns: { ...columns, image_width: size.width, image_height: size.height }, missing: null }
    : { columns, missing: 'imagePath' };
}

const refuseImage = (line: string, field: string) => {
  const message = '没有这张图片，请从图片库里选';
  return refuse({
    code: 'slot-refused' as const,
    count: 1,
    reason: message,
    problems: [{ line, field, message }] as { line: string; field: string; message: string }[],
  });
};

/** Somebody has changed the same fields, or the line is gone. */
export function refuseConflict(refusal: ApplyRefusal) {
  const conflicts = refusal.code === 'change-conflicts' ? refusal.conflicts : [];
  if (conflicts.some(({ column }) => column === null))
    return refuse({ code: 'slot-line-not-found' as const });
  return refuse({
    code: 'slot-conflict' as const,
    count: conflicts.length,
    fields: conflicts.map(({ id, column, base, mine, theirs }) => ({
      line: id,
      field: fieldOfColumn(column ?? ''),
      base,
      mine,
      theirs,
    })),
  });
}
