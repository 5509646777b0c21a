import { describe, expect, it } from 'vitest';
import {
  addLine,
  addPlan,
  changedFields,
  changeLine,
  type DraftLine,
  isChanged,
  movePosition,
  openDraft,
  positionsOf,
  rebase,
  reopenDraft,
  saveInput,
} from './slot-draft.ts';
import type { Slot } from './types.ts';

const line = (lineId: string, position: number, change: object = {}) => ({
  lineId,
  position,
  content: `第 ${lineId} 行`,
  note: null,
  mark: null,
  link: '',
  offer: null,
  imagePath: null,
  startsAt: null,
  endsAt: null,
  isLive: true,
  ...change,
});
const slot = (...lines: object[]) => ({ lines }) as unknown as Slot;
const two = () => openDraft(slot(line('1', 1), line('2', 2)));
const TOMORROW = '2026-11-18T02:00:00.000Z';
const LATER = '2026-12-09T00:00:00.000Z';

describe('changes of a slot', () => {
  it('are only the fields that differ, with what was seen', () => {
    const lines = changeLine(two(), '2', { content: '新', link: '' });
    expect(isChanged(two())).toBe(false);
    expect(isChanged(lines)).toBe(true);
    expect(saveInput(lines)).toEqual({
      edits: [{ lineId: '2', base: { content: '第 2 行' }, value: { content: '新' } }],
      added: [],
    });
  });

  it('exchange places with every plan of both', () => {
    const lines = openDraft(
      slot(line('1', 1, { endsAt: TOMORROW }), line('3', 1, { startsAt: TOMORROW }), line('2', 5)),
    );
    const moved = movePosition(lines, 1, 1);
    expect(moved.map(({ key, fields }) => [key, fields.position])).toEqual([
      ['1', 5],
      ['3', 5],
      ['2', 1],
    ]);
    expect(movePosition(lines, 1, -1)).toEqual(lines);
    expect(positionsOf(moved).map((place) => place.lines.map(({ key }) => key))).toEqual([['2'], ['1', '3']]);
  });

  it('plan another content for a time, after which the first one comes back', () => {
    const [first] = two() as [DraftLine];
    const { lines, key } = addPlan(two(), first, { startsAt: TOMORROW, endsAt: LATER });
    const { edits, added } = saveInput(lines);
    expect(key).toBe('new-1');
    expect(edits).toEqual([{ lineId: '1', base: { endsAt: null }, value: { endsAt: TOMORROW } }]);
    expect(
      added.map(({ key: name, position, startsAt, endsAt }) => [name, position, startsAt, endsAt]),
    ).toEqual([
      ['new-1', 1, TOMORROW, LATER],
      ['new-2', 1, LATER, null],
    ]);
  });

  it('add a line at the end', () => {
    const { lines, key } = addLine(two(), '礼盒');
    expect(lines.find((each) => each.key === key)?.fields).toMatchObject({ position: 3, content: '礼盒' });
  });

  it('are opened again from a draft, with what was seen when it was stored', () => {
    const stored = slot(line('1', 1, { content: '对方的' }), line('2', 2));
    const { lineId: _id, ...fields } = line('9', 3, { content: '新的' });
    const draft = {
      edits: [{ lineId: '1', base: { content: '第 1 行' }, value: { content: '我的' } }],
      added: [fields],
    };
    const opened = reopenDraft(stored, draft) ?? [];
    expect(saveInput(opened)).toEqual({
      edits: [{ lineId: '1', base: { content: '第 1 行' }, value: { content: '我的' } }],
      added: [{ ...fields, key: 'new-1' }],
    });
    expect(reopenDraft(slot(line('2', 2)), draft)).toBeNull();
  });

  it('are put over what others have saved meanwhile', () => {
    const mine = changeLine(two(), '1', { content: '我的', link: '/brand/' });
    const stored = slot(line('1', 1, { content: '对方的', mark: '热' }), line('2', 2));
    const own = rebase(mine, stored, []);
    expect(saveInput(own).edits).toEqual([
      { lineId: '1', base: { content: '对方的', link: '' }, value: { content: '我的', link: '/brand/' } },
    ]);
    const theirs = rebase(mine, stored, [{ line: '1', field: 'content' }]);
    expect(changedFields(theirs[0]!)).toEqual(['link']);
    expect(theirs[0]!.fields).toMatchObject({ content: '对方的', mark: '热' });
  });
});
