import type { SurveyQuestion } from '@huarong/core/surveys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readClock } from '#platform/clock';
import { onPostgres } from '../../../testing/index.ts';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { listPointsViolations } from '../points/testing/points-violations.ts';

const RESEARCH = '/v1/myaccount/research';
const questions: SurveyQuestion[] = [
  { id: 'q1', kind: 'one', title: '多久买一次口红？', choices: ['每月', '每季', '想起来才买'] },
  { id: 'q2', kind: 'score', title: '会推荐给朋友吗？', low: '不会', high: '一定会' },
  { id: 'q3', kind: 'text', title: '还有什么想说的？', isOptional: true },
];
const completeAnswers = [
  { questionId: 'q1', choices: ['每季'] },
  { questionId: 'q2', score: 8 },
];

let shop: CartShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

let surveys = 0;
async function createSurvey({ opens = -1, closes = 1, places = null as number | null } = {}) {
  surveys += 1;
  const id = `survey-${surveys}`;
  const now = (await readClock(shop.db)).getTime();
  await shop.db
    .insertInto('survey')
    .values({
      id,
      title: `口红习惯 ${surveys}`,
      intro: '三道题。',
      minutes: 1,
      points: 60,
      questions: JSON.stringify(questions),
      places,
      opens_at: new Date(now + opens * 86_400_000),
      closes_at: new Date(now + closes * 86_400_000),
    })
    .execute();
  return id;
}
const answer = (surveyId: string, answers: object[] = completeAnswers, who = member) =>
  who.post(`${RESEARCH}/answer`, { surveyId, answers });
const findSurvey = async (surveyId: string) =>
  (await member.get(`${RESEARCH}/list`)).results.surveys.find(
    (survey: { surveyId: string }) => survey.surveyId === surveyId,
  );
const pointsNow = async (who = member) => (await who.get('/v1/myaccount/points/summary')).results.payPoints;

describe('a survey', () => {
  it('is answered once, grants its points and then shows as done', async () => {
    const id = await createSurvey({ places: 2 });
    expect(await findSurvey(id)).toMatchObject({
      status: 'open',
      questionCount: 3,
      points: 60,
      placesLeft: 2,
    });
    expect((await member.get(`${RESEARCH}/detail/${id}`)).results.questions).toEqual(questions);
    expect((await answer(id)).results).toEqual({ points: 60, payPoints: 60 });
    expect(await answer(id)).toMatchObject({ status: 1, errorCode: 'PRM3004W' });
    expect(await pointsNow()).toBe(60);
    expect(await findSurvey(id)).toMatchObject({
      status: 'done',
      placesLeft: 1,
      answeredAt: expect.any(String),
    });
    expect((await member.get('/v1/myaccount/points/flow/1/10')).results.list[0]).toMatchObject({
      change: 60,
      text: expect.stringContaining('问卷：口红习惯'),
    });
    expect(await listPointsViolations(shop.db)).toEqual([]);
  });

  it('names the first unanswered question and grants nothing for incomplete answers', async () => {
    const id = await createSurvey();
    expect(await answer(id, [completeAnswers[0]!])).toMatchObject({
      errorCode: 'PRM3005W',
      errorMessage: '第 2 题还没有答，选好后再提交',
    });
    expect(await answer(id, [{ questionId: 'q2', score: 11 }])).toMatchObject({ errorCode: 'CMN0001E' });
    expect(await pointsNow()).toBe(0);
    expect((await answer(id)).status).toBe(0);
  });

  it('cannot be answered before it opens, after it closes or when it is unknown', async () => {
    expect(await answer(await createSurvey({ opens: 1, closes: 2 }))).toMatchObject({
      errorCode: 'PRM3002W',
    });
    const over = await createSurvey({ opens: -2, closes: -1 });
    expect(await answer(over)).toMatchObject({ errorCode: 'PRM3002W' });
    expect(await findSurvey(over)).toBeUndefined();
    expect(await answer('unknown')).toMatchObject({ errorCode: 'PRM3001E' });
    expect(await member.get(`${RESEARCH}/detail/unknown`)).toMatchObject({ errorCode: 'PRM3001E' });
  });

  it('is full when its places are taken', async () => {
    const id = await createSurvey({ places: 1 });
    await answer(id, completeAnswers, await shop.member());
    expect(await findSurvey(id)).toMatchObject({ status: 'full', placesLeft: 0 });
    expect(await answer(id)).toMatchObject({ errorCode: 'PRM3003W' });
  });

  it('is only for members', async () => {
    const guest = await shop.guest();
    expect(await guest.get(`${RESEARCH}/list`)).toMatchObject({ errorCode: '2550' });
    expect(await answer(await createSurvey(), completeAnswers, guest)).toMatchObject({ errorCode: '2550' });
  });

  it('grants its points once for 64 concurrent answers', async () => {
    const id = await createSurvey({ places: 100 });
    const answers = await Promise.all(Array.from({ length: 64 }, () => answer(id)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'PRM3004W')).toHaveLength(63);
    expect([await pointsNow(), (await findSurvey(id)).placesLeft]).toEqual([60, 99]);
    expect(await listPointsViolations(shop.db)).toEqual([]);
  });
});

onPostgres('concurrently', () => {
  it('twelve members compete for three places, and three get points', async () => {
    const id = await createSurvey({ places: 3 });
    const members = await Promise.all(Array.from({ length: 12 }, () => shop.member()));
    const answers = await Promise.all(members.map((who) => answer(id, completeAnswers, who)));
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(3);
    expect(answers.filter(({ errorCode }) => errorCode === 'PRM3003W')).toHaveLength(9);
    const paid = await Promise.all(members.map((who) => pointsNow(who)));
    expect(paid.reduce((total, points) => total + points, 0)).toBe(180);
    expect(await listPointsViolations(shop.db)).toEqual([]);
  });
});
