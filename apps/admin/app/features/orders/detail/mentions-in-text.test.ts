import { describe, expect, it } from 'vitest';
import { completeMention, mentionAt, mentionedIn } from './mentions-in-text.ts';

describe('naming a colleague in a note', () => {
  it.each([
    ['贺卡另写 @何', 7, '何'],
    ['@', 1, ''],
    ['贺卡另写', 4, null],
    ['@何立 已处理', 7, null],
    ['@何立 已处理', 2, '何'],
  ])('%j at %d is looking for %j', (text, caret, typed) => expect(mentionAt(text, caret)).toBe(typed));

  it('puts the chosen name where it was typed', () =>
    expect(completeMention('请 @何 看', 4, '何立')).toEqual({ text: '请 @何立  看', caret: 6 }));

  it('finds whoever the text names, and nobody who was deleted from it', () => {
    const colleagues = [
      { staffId: '1', name: '何立' },
      { staffId: '2', name: '王小满' },
    ];
    expect(mentionedIn('@何立 请看', colleagues)).toEqual([colleagues[0]]);
    expect(mentionedIn('何立 请看', colleagues)).toEqual([]);
  });
});
