import { surveysAdminRoutes } from '@huarong/contract/admin/surveys';
import type { EvidenceShop, PrepareCase } from '../evidence-case.ts';

const SURVEY = {
  title: '冬季底妆',
  intro: '三分钟说说底妆',
  minutes: 3,
  points: 50,
  places: null,
  opensAt: '2020-01-01T00:00:00+08:00',
  closesAt: '2099-01-01T00:00:00+08:00',
  questions: [{ id: 'q1', kind: 'one', title: '怎么上底妆', choices: ['粉底液', '气垫'] }],
};
const create = async ({ owner }: EvidenceShop): Promise<string> =>
  (await owner.call(surveysAdminRoutes.create, SURVEY)).results.surveyId;

export const surveyCases: Record<string, PrepareCase> = {
  'surveys.create': () => ({ input: SURVEY, refused: { ...SURVEY, questions: [] } }),
  'surveys.save': async (shop) => {
    const input = { surveyId: await create(shop), version: 1, ...SURVEY };
    return { input, refused: input };
  },
  'surveys.setState': async (shop) => {
    const input = { surveyId: await create(shop), state: 'live' };
    return { input, refused: input };
  },
};
