import { surveysAdminRoutes } from '@huarong/contract/admin/surveys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { insertMember } from '../../cart/testing/open-cart-shop.ts';
import { answerSurvey } from '../answer-survey.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let marketer: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  marketer = await shop.signIn('MARKETER');
  for (let member = 1; member <= 3; member++) await insertMember(shop.db, `100000000${member}`);
}, 120_000);
afterAll(() => shop.close());

const QUESTIONS = [
  { id: 'q1', kind: 'some', title: '怎么上底妆', choices: ['粉底液', '气垫', '遮瑕'], most: 2 },
  { id: 'q2', kind: 'score', title: '会推荐吗', low: '不会', high: '会' },
  { id: 'q3', kind: 'text', title: '还想说什么', isOptional: true },
];
const SURVEY = {
  title: '冬季底妆',
  intro: '三分钟说说底妆',
  minutes: 3,
  points: 50,
  places: 100,
  opensAt: '2020-01-01T00:00:00+08:00',
  closesAt: '2099-01-01T00:00:00+08:00',
  questions: QUESTIONS,
};
const create = async (change: object = {}) =>
  (await marketer.call(surveysAdminRoutes.create, { ...SURVEY, ...change })).results.surveyId as string;
const save = (surveyId: string, version: number, change: object = {}) =>
  marketer.call(surveysAdminRoutes.save, { surveyId, version, ...SURVEY, ...change });
const setState = async (surveyId: string, state: string) =>
  (await marketer.call(surveysAdminRoutes.setState, { surveyId, state })).errorCode;
const answer = (surveyId: string, member: number, choices: string[], score: number, text?: string) =>
  answerSurvey(shop.db, {
    memberId: `100000000${member}`,
    surveyId,
    answers: [
      { questionId: 'q1', choices },
      { questionId: 'q2', score },
      ...(text ? [{ questionId: 'q3', text }] : []),
    ],
  });

describe('a survey', () => {
  it('is a draft that nobody can answer until it is published, and stops', async () => {
    const surveyId = await create();
    expect(await answer(surveyId, 1, ['气垫'], 9)).toMatchObject({ ok: false });
    expect(await setState(surveyId, 'stopped')).toBe('ADM9383W');
    expect(await setState(surveyId, 'live')).toBeNull();
    expect(await answer(surveyId, 1, ['气垫'], 9)).toMatchObject({ ok: true, value: { points: 50 } });
    expect(await setState(surveyId, 'stopped')).toBeNull();
    expect(await answer(surveyId, 2, ['气垫'], 9)).toMatchObject({ ok: false });
  });

  it('keeps its questions and its reward once it was published, and can be changed otherwise', async () => {
    const surveyId = await create();
    const other = [{ ...QUESTIONS[0], title: '改过的题' }, QUESTIONS[1]];
    expect((await save(surveyId, 1, { questions: other })).results).toEqual({ version: 2 });
    await save(surveyId, 2);
    await setState(surveyId, 'live');
    const { version } = (await marketer.call(surveysAdminRoutes.detail, { surveyId })).results;
    expect((await save(surveyId, version, { questions: other })).errorCode).toBe('ADM9381E');
    expect((await save(surveyId, version, { points: 60 })).errorCode).toBe('ADM9381E');
    expect((await save(surveyId, version, { title: '新的名字' })).errorCode).toBeNull();
    expect((await save(surveyId, version, { title: '旧的页面' })).errorCode).toBe('ADM9382W');
    await answer(surveyId, 1, ['气垫'], 3);
    expect((await save(surveyId, version + 1, { places: null, title: '开放' })).errorCode).toBeNull();
    expect(await setState(surveyId, 'draft'), 'somebody has answered').toBe('ADM9383W');
    await expect(
      shop.db
        .updateTable('survey')
        .set({ questions: JSON.stringify(other) as never })
        .where('id', '=', surveyId)
        .execute(),
      'the schema refuses it too',
    ).rejects.toThrow(/has answers/);
  });

  it('returns to a draft while nobody has answered', async () => {
    const surveyId = await create();
    await setState(surveyId, 'live');
    expect(await setState(surveyId, 'draft')).toBeNull();
  });

  it.each([
    [{ questions: [] }, '至少一道题'],
    [{ closesAt: '2019-01-01T00:00:00+08:00' }, '结束时间应在开始之后'],
    [{ questions: [{ ...QUESTIONS[0], choices: ['一', '一'] }] }, '第 1 题的选项重复'],
  ])('is refused with %j', async (change, reason) => {
    const { message } = await marketer.call(surveysAdminRoutes.create, { ...SURVEY, ...change });
    expect(message).toBe(`问卷不能保存：${reason}`);
  });

  it('counts every answer that could be given, without who gave it', async () => {
    const surveyId = await create();
    await setState(surveyId, 'live');
    await answer(surveyId, 1, ['粉底液', '气垫'], 10, '想要小样');
    await answer(surveyId, 2, ['气垫'], 7);
    await answer(surveyId, 3, ['气垫'], 7);
    const { answered, questions } = (await marketer.call(surveysAdminRoutes.results, { surveyId })).results;
    expect(answered).toBe(3);
    expect(questions[0]).toMatchObject({
      given: 3,
      counts: [
        { answer: '粉底液', count: 1 },
        { answer: '气垫', count: 3 },
        { answer: '遮瑕', count: 0 },
      ],
    });
    expect(questions[1]).toMatchObject({ average: 8 });
    expect(questions[1].counts[7]).toEqual({ answer: '7', count: 2 });
    expect(questions[2]).toMatchObject({ given: 1, counts: [], texts: ['想要小样'] });
    expect(JSON.stringify(questions)).not.toContain('1000000001');
  });
});
