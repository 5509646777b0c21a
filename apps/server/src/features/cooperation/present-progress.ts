import type { CooperationProgress } from '@huarong/contract/cooperation';
import { CooperationStatus } from '@huarong/core/cooperation';
import { shanghaiIso } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { type ApplicationRow, listEvents } from './cooperation.queries.ts';
import { statusTextOf, stepsOf } from './progress-steps.ts';

/** An application for its progress page, without personal data. */
export async function presentProgress(
  db: Queryable,
  application: ApplicationRow,
): Promise<CooperationProgress> {
  const events = await listEvents(db, application.receipt_no);
  const { wanted, wanted_until, expected_by, status } = application;
  return {
    progressKey: application.progress_key,
    receiptNo: application.receipt_no,
    company: application.company,
    brandNameEN: application.brand_en,
    brandNameCN: application.brand_cn,
    statusText: statusTextOf(status),
    ...(expected_by && { expectedBy: shanghaiIso(expected_by) }),
    isRefused: status === CooperationStatus.Refused,
    steps: stepsOf(status, events).map(({ at, ...step }) => ({
      ...step,
      ...(at && { at: shanghaiIso(at) }),
    })),
    ...(wanted && wanted_until && { wanted: { text: wanted, until: shanghaiIso(wanted_until) } }),
    events: events.map(({ at, title, note }) => ({ at: shanghaiIso(at), title, text: note })).toReversed(),
  };
}
