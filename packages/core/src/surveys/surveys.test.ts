import { describe, expect, it } from 'vitest';
import { findQuestionProblem, readAnswers, type SurveyQuestion, surveyStatus } from './index.ts';

const questions: SurveyQuestion[] = [
  {
    id: 'base',
    kind: 'some',
    title: '冬天你通常怎么上底妆？',
    choices: ['粉底液', '气垫', '只用遮瑕'],
    most: 2,
  },
  { id: 'worry', kind: 'one', title: '下午最困扰你的是？', choices: ['浮粉', '暗沉'] },
  { id: 'friend', kind: 'score', title: '你会推荐给朋友吗？', low: '完全不会', high: '一定会' },
  { id: 'more', kind: 'text', title: '还有什么想说的？', isOptional: true },
];
const whole = [
  { questionId: 'base', choices: ['只用遮瑕', '粉底液'] },
  { questionId: 'worry', choices: ['浮粉'] },
  { questionId: 'friend', score: 0 },
];
const without = (id: string) => whole.filter(({ questionId }) => questionId !== id);
const incomplete = (number: number) => ({ ok: false, refusal: { code: 'survey-incomplete', number } });

describe('answers to a survey', () => {
  it('are stored by question, with choices in the offered order', () =>
    expect(readAnswers(questions, whole)).toEqual({
      ok: true,
      value: { base: ['粉底液', '只用遮瑕'], worry: ['浮粉'], friend: 0 },
    }));

  it('may omit optional questions', () =>
    expect(readAnswers(questions, [...whole, { questionId: 'more', text: ' 想要小样 ' }])).toMatchObject({
      value: { more: '想要小样' },
    }));

  it.each([
    ['nothing at all', [], 1],
    [
      'more than may be chosen',
      [{ questionId: 'base', choices: ['粉底液', '气垫', '只用遮瑕'] }, ...without('base')],
      1,
    ],
    ['an unknown choice', [...without('worry'), { questionId: 'worry', choices: ['没有的选项'] }], 2],
    [
      'two choices where one is allowed',
      [...without('worry'), { questionId: 'worry', choices: ['浮粉', '暗沉'] }],
      2,
    ],
    ['a score above ten', [...without('friend'), { questionId: 'friend', score: 11 }], 3],
    ['a fractional score', [...without('friend'), { questionId: 'friend', score: 6.5 }], 3],
  ])('are incomplete with %s', (_what, given, number) =>
    expect(readAnswers(questions, given as typeof whole)).toEqual(incomplete(number)),
  );
});

describe('a survey', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const facts = { opensAt: at(10), closesAt: at(20), placesLeft: 5, isAnswered: false, now: at(15) };
  it.each([
    ['open', facts],
    ['open', { ...facts, placesLeft: null }],
    ['open', { ...facts, now: at(10) }],
    ['upcoming', { ...facts, now: at(9) }],
    ['ended', { ...facts, now: at(20) }],
    ['full', { ...facts, placesLeft: 0 }],
    ['done', { ...facts, placesLeft: 0, isAnswered: true }],
  ])('is %s', (status, given) => expect(surveyStatus(given)).toBe(status));
});

describe('questions that staff write', () => {
  const [some, one, score, text] = questions as [
    Extract<SurveyQuestion, { kind: 'some' }>,
    Extract<SurveyQuestion, { kind: 'one' }>,
    Extract<SurveyQuestion, { kind: 'score' }>,
    Extract<SurveyQuestion, { kind: 'text' }>,
  ];
  it.each<[SurveyQuestion[], string | null]>([
    [questions, null],
    [[], '至少一道题'],
    [[text], '至少一道必答题'],
    [[one, { ...one }], '题目的编号重复'],
    [[{ ...one, title: ' ' }], '第 1 题没有题目'],
    [[{ ...one, choices: ['浮粉'] }], '第 1 题至少两个选项'],
    [[{ ...one, choices: ['浮粉', '浮粉 '] }], '第 1 题的选项重复'],
    [[{ ...some, most: 4 }], '第 1 题至多可选 1 到 3 项'],
    [[one, { ...score, low: '' }], '第 2 题的两端没有说明'],
  ])('%#: %s', (asked, problem) => expect(findQuestionProblem(asked)).toBe(problem));
});
