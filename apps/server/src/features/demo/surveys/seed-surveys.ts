import { DAY_MS, requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { type Database, insertRows, transaction } from '#platform/database';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { ANSWERED, demoSurveys } from './demo-surveys.ts';

/** Seeds surveys in every state; the regular customer has answered one. Its points are part of seed-points.ts. */
export const seedSurveys = (db: Database): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('seed-surveys'))`.execute(tx);
    if (await tx.selectFrom('survey').select('id').limit(1).executeTakeFirst()) return;
    const now = (await readClock(tx)).getTime();
    const inDays = (days: number) => new Date(now + days * DAY_MS);
    await insertRows(
      tx,
      'survey',
      demoSurveys.map(({ opensIn, closesIn, ...survey }) => ({
        ...survey,
        state: 'live',
        opens_at: inDays(opensIn),
        closes_at: inDays(closesIn),
      })),
    );
    const member = await tx
      .selectFrom('member')
      .select('id')
      .where('id', '=', REGULAR_MEMBER)
      .executeTakeFirst();
    if (member)
      await insertRows(tx, 'survey_answer', [
        {
          survey_id: ANSWERED.surveyId,
          member_id: REGULAR_MEMBER,
          answers: ANSWERED.answers,
          points: requireValue(
            demoSurveys.find(({ id }) => id === ANSWERED.surveyId),
            'the answered survey',
          ).points,
          at: inDays(-ANSWERED.daysAgo),
        },
      ]);
  });
