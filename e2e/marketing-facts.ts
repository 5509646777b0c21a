import { adminRoutes } from '@huarong/contract/admin/routes';
import type { StaffCalls } from './staff-calls.ts';
import type { WriteText } from './write-text.ts';

/** A batch of stored-value cards that waits for a second person. */
export async function requestBatch(owner: StaffCalls, text: WriteText): Promise<string> {
  const { batchId } = await owner<{ batchId: string }>(adminRoutes.storedCards.requestBatch, {
    kind: 'anonymous',
    faceFen: 100_00,
    count: 2,
    validYears: 3,
    purpose: text(60),
    document: text(40),
    reason: text(200),
  });
  return batchId;
}

/** A survey that nobody can answer yet. */
export async function writeSurvey(owner: StaffCalls, text: WriteText): Promise<string> {
  const { surveyId } = await owner<{ surveyId: string }>(adminRoutes.surveys.create, {
    title: text(40),
    intro: text(200),
    minutes: 3,
    points: 50,
    places: null,
    opensAt: '2098-01-01T00:00:00+08:00',
    closesAt: '2099-01-01T00:00:00+08:00',
    questions: [
      { id: 'q1', kind: 'one', title: text(60), choices: [text(40), '气垫'] },
      { id: 'q2', kind: 'score', title: text(60), low: text(20), high: text(20) },
    ],
  });
  return surveyId;
}
