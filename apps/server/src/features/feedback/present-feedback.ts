import type { OwnFeedback } from '@huarong/contract/feedback';
import { shanghaiIso } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import type { FeedbackRow } from './feedback.queries.ts';
import { listImages } from './images/image.queries.ts';
import { signedImageUrl } from './images/signed-image-url.ts';

/** Signed addresses of the images of each feedback, by its number. */
export async function listImageUrls(
  db: Queryable,
  secret: string,
  feedbackNos: readonly string[],
): Promise<Map<string, string[]>> {
  const now = await readClock(db);
  const urls = new Map<string, string[]>();
  for (const { id, feedback_no } of await listImages(db, feedbackNos))
    if (feedback_no !== null)
      urls.set(feedback_no, [...(urls.get(feedback_no) ?? []), signedImageUrl(secret, id, now)]);
  return urls;
}

/** Feedback as its author sees it. */
export async function presentOwn(
  db: Queryable,
  secret: string,
  rows: readonly FeedbackRow[],
): Promise<OwnFeedback[]> {
  const urls = await listImageUrls(
    db,
    secret,
    rows.map((row) => row.feedback_no),
  );
  return rows.map((row) => ({
    feedbackNo: row.feedback_no,
    kind: row.kind,
    text: row.text,
    about: row.about,
    state: row.state,
    answer: row.answer,
    ...(row.answered_at && { answeredAt: shanghaiIso(row.answered_at) }),
    createdAt: shanghaiIso(row.created_at),
    imageUrls: urls.get(row.feedback_no) ?? [],
  }));
}
