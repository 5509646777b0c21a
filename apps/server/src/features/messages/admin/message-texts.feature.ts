import { messageTextsContract } from '@huarong/contract/admin/message-texts';
import { automaticTextProblem } from '@huarong/core/messages';
import { accept, keysOf, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import type { AutomaticText } from '../texts/automatic-text.ts';
import { AUTOMATIC_TEXTS, findAutomaticText } from '../texts/automatic-texts.ts';
import {
  findStoredText,
  insertVersion,
  listStoredTexts,
  listVersions,
  type StoredText,
} from '../texts/stored-texts.queries.ts';

const LISTED_VERSIONS = 50;
const contentOf = ({ title, text }: Pick<StoredText, 'title' | 'text'>) =>
  title === null || text === null ? null : { title, text };

/** The texts of messages that the shop sends by itself. */
export const messageTextsFeature: AdminFeature = implementAdmin('messageTexts', messageTextsContract, {
  async list({ db }) {
    const stored = new Map((await listStoredTexts(db)).map((row) => [row.key, row]));
    return accept({
      texts: keysOf(AUTOMATIC_TEXTS).map((key) => presentText(key, AUTOMATIC_TEXTS[key], stored.get(key))),
    });
  },
  async history({ db }, { key }) {
    if (!findAutomaticText(key)) return refuse({ code: 'message-text-not-found' });
    const versions = await listVersions(db, key, LISTED_VERSIONS);
    return accept({
      versions: versions.map((row) => ({
        version: row.version,
        content: contentOf(row),
        by: row.name,
        at: row.created_at.toISOString(),
      })),
    });
  },
  async save({ db, staff }, { key, version, content }) {
    const standard = findAutomaticText(key);
    if (!standard) return refuse({ code: 'message-text-not-found' });
    const problem = content && automaticTextProblem(standard, content);
    if (problem) return refuse({ code: 'message-text-refused', reason: problem });
    const current = (await findStoredText(db, key))?.version ?? 0;
    const stored = { key, version: version + 1, title: content?.title ?? null, text: content?.text ?? null };
    const isNext = current === version && (await insertVersion(db, { ...stored, staff_id: staff.staffId }));
    return isNext ? accept({ version: version + 1 }) : refuse({ code: 'message-text-changed' });
  },
});

function presentText(key: string, standard: AutomaticText, stored: StoredText | undefined) {
  const written = stored ? contentOf(stored) : null;
  const { title, text, group, label, variables, required } = standard;
  return {
    key,
    group,
    label,
    ...(written ?? { title, text }),
    version: stored?.version ?? 0,
    isChanged: written !== null,
    problem: written && automaticTextProblem(standard, written),
    standard: { title, text },
    variables: { ...variables },
    required: [...required],
  };
}
