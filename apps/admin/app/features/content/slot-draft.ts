import { makeRoom, type PlannedLine } from '@huarong/core/content';
import type { LineFields, SaveInput, Slot, StoredSlotDraft } from './types.ts';

/** A line on the page: as it is stored, and as somebody has changed it. */
export interface DraftLine {
  /** The number of the line, or `new-1`. */
  key: string;
  /** Null: it is new. */
  original: LineFields | null;
  fields: LineFields;
}

const FIELDS = [
  'position',
  'content',
  'note',
  'mark',
  'link',
  'offer',
  'imagePath',
  'phoneImagePath',
  'startsAt',
  'endsAt',
  'isLive',
] as const satisfies readonly (keyof LineFields)[];

const fieldsOf = (line: LineFields): LineFields =>
  Object.fromEntries(FIELDS.map((field) => [field, line[field]])) as unknown as LineFields;

export const openDraft = (slot: Slot): DraftLine[] =>
  slot.lines.map((line) => ({ key: line.lineId, original: fieldsOf(line), fields: fieldsOf(line) }));

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields of a line that differ from what is stored; of a new line all of them. */
export const changedFields = ({ original, fields }: DraftLine): (keyof LineFields)[] =>
  FIELDS.filter((field) => original === null || !isSame(original[field], fields[field]));

export const isChanged = (lines: readonly DraftLine[]): boolean =>
  lines.some((line) => changedFields(line).length > 0);

export const changeLine = (
  lines: readonly DraftLine[],
  key: string,
  change: Partial<LineFields>,
): DraftLine[] =>
  lines.map((line) => (line.key === key ? { ...line, fields: { ...line.fields, ...change } } : line));

/** The places of a slot in order, each with its lines: what is shown first comes first. */
export function positionsOf(lines: readonly DraftLine[]): { position: number; lines: DraftLine[] }[] {
  const byPosition = Map.groupBy(lines, ({ fields }) => fields.position);
  return [...byPosition]
    .sort(([a], [b]) => a - b)
    .map(([position, list]) => ({
      position,
      lines: list.toSorted((a, b) => startOf(a) - startOf(b)),
    }));
}
const startOf = ({ fields: { startsAt } }: DraftLine): number =>
  startsAt === null ? 0 : Date.parse(startsAt);

/** Exchanges a place with the one before or after it, with every plan of both. */
export function movePosition(lines: readonly DraftLine[], position: number, by: 1 | -1): DraftLine[] {
  const places = positionsOf(lines).map((place) => place.position);
  const other = places[places.indexOf(position) + by];
  if (other === undefined) return [...lines];
  const placeOf = (at: number) => (at === position ? other : at === other ? position : at);
  return lines.map((line) => ({
    ...line,
    fields: { ...line.fields, position: placeOf(line.fields.position) },
  }));
}

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));
const isoOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const planOf = ({ key, fields }: DraftLine): PlannedLine => ({
  key,
  position: fields.position,
  startsAt: timeOf(fields.startsAt),
  endsAt: timeOf(fields.endsAt),
  isLive: fields.isLive,
});

const newKey = (lines: readonly DraftLine[]): string => {
  const numbers = lines.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  return `new-${Math.max(0, ...numbers) + 1}`;
};

/** Another content for a place and a time: the others make room, and come back when it is over. */
export function addPlan(
  lines: readonly DraftLine[],
  from: DraftLine,
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
): { lines: DraftLine[]; key: string } {
  const { position } = from.fields;
  const room = makeRoom(lines.map(planOf), {
    position,
    startsAt: timeOf(startsAt),
    endsAt: timeOf(endsAt),
  });
  let next = lines.map((line) => {
    const moved = room.moved.find(({ key }) => key === line.key);
    if (room.hidden.includes(line.key)) return { ...line, fields: { ...line.fields, isLive: false } };
    return moved
      ? { ...line, fields: { ...line.fields, startsAt: isoOf(moved.startsAt), endsAt: isoOf(moved.endsAt) } }
      : line;
  });
  const key = newKey(next);
  next = [...next, { key, original: null, fields: { ...from.fields, isLive: true, startsAt, endsAt } }];
  for (const { key: copied, startsAt: since, endsAt: until } of room.resumed) {
    const source = lines.find((line) => line.key === copied);
    if (source)
      next = [
        ...next,
        {
          key: newKey(next),
          original: null,
          fields: { ...source.fields, startsAt: isoOf(since), endsAt: isoOf(until) },
        },
      ];
  }
  return { lines: next, key };
}

/** A new place at the end, with the image of another line so that it is complete. */
export function addLine(lines: readonly DraftLine[], content: string): { lines: DraftLine[]; key: string } {
  const key = newKey(lines);
  const last = Math.max(0, ...lines.map(({ fields }) => fields.position));
  const imagePath = lines.find(({ fields }) => fields.imagePath !== null)?.fields.imagePath ?? null;
  const fields: LineFields = {
    position: last + 1,
    content,
    note: null,
    mark: null,
    link: '',
    offer: null,
    imagePath,
    startsAt: null,
    endsAt: null,
    isLive: true,
  };
  return { lines: [...lines, { key, original: null, fields }], key };
}

/** What is sent: of stored lines only what has changed, with what was seen. */
export const saveInput = (lines: readonly DraftLine[]): Pick<SaveInput, 'edits' | 'added'> => ({
  edits: lines.flatMap((line) => {
    const { original } = line;
    const changed = changedFields(line);
    if (original === null || changed.length === 0) return [];
    const pick = (from: LineFields) =>
      Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<LineFields>;
    return [{ lineId: line.key, base: pick(original), value: pick(line.fields) }];
  }),
  added: lines.flatMap(({ key, original, fields }) => (original === null ? [{ ...fields, key }] : [])),
});

/** The lines as a stored draft changes them; null: a line of it is gone. */
export function reopenDraft(slot: Slot, { edits, added }: StoredSlotDraft): DraftLine[] | null {
  const lines = openDraft(slot);
  if (edits.some(({ lineId }) => lines.every(({ key }) => key !== lineId))) return null;
  const changed = lines.map((line) => {
    const edit = edits.find(({ lineId }) => lineId === line.key);
    if (!edit || line.original === null) return line;
    return {
      key: line.key,
      original: { ...line.original, ...edit.base } as LineFields,
      fields: { ...line.fields, ...edit.value } as LineFields,
    };
  });
  return [...changed, ...added.map((fields, index) => ({ key: `new-${index + 1}`, original: null, fields }))];
}

/** My changes over what is stored now; fields that are named go back to what others wrote. */
export function rebase(
  lines: readonly DraftLine[],
  slot: Slot,
  given: readonly { line: string; field: string }[],
): DraftLine[] {
  const fresh = openDraft(slot).map((stored) => {
    const mine = lines.find(({ key }) => key === stored.key);
    if (!mine) return stored;
    const own = changedFields(mine).filter(
      (field) => !given.some((each) => each.line === stored.key && each.field === field),
    );
    const changes = Object.fromEntries(own.map((field) => [field, mine.fields[field]]));
    return { ...stored, fields: { ...stored.fields, ...changes } };
  });
  return [...fresh, ...lines.filter(({ original }) => original === null)];
}
