import { describe, expect, it } from 'vitest';
import { csvOf, fromField, type Question, toField, withKind } from './survey-texts.ts';

describe('results as a file', () => {
  it('name each answer with its share, and no cell is a formula', () => {
    const question = { id: 'q1', title: '=1+1', given: 4, average: null } as const;
    const file = csvOf({
      answered: 4,
      questions: [
        { ...question, kind: 'one', counts: [{ answer: '气"垫', count: 3 }], texts: [] },
        { ...question, title: '想说的', kind: 'text', counts: [], texts: ['@here'] },
      ],
    });
    expect(file.split('\r\n').slice(1, 3)).toEqual([`'=1+1,单选,"气""垫",3,75.0 %`, `想说的,文字,'@here,1,`]);
  });
});

describe('a question of another kind', () => {
  const one: Question = { id: 'q1', kind: 'one', title: '怎么上底妆', choices: ['气垫', '粉底液', '遮瑕'] };
  it('keeps its title and its choices', () => {
    expect(withKind(one, 'some')).toEqual({ ...one, kind: 'some', most: 3 });
    expect(withKind(withKind(one, 'text'), 'one')).toEqual({ ...one, choices: ['', ''] });
  });
});

it('times are those of Shanghai', () => {
  expect(toField('2026-11-17T01:30:00.000Z')).toBe('2026-11-17T09:30');
  expect(new Date(fromField('2026-11-17T09:30')).toISOString()).toBe('2026-11-17T01:30:00.000Z');
});
