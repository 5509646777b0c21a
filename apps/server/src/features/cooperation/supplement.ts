import { accept, refuse, STORE } from '@huarong/core/shared';
import type { Context } from '#platform/context';
import { transaction } from '#platform/database';
import { addEvent, attachFiles, findByKey, lockApplication, lockUnusedFiles } from './cooperation.queries.ts';
import { presentProgress } from './present-progress.ts';

/** Attaches the requested documents; of two concurrent calls one succeeds. */
export const supplement = (
  { db }: Context,
  { progressKey, fileIds }: { progressKey: string; fileIds: string[] },
) =>
  transaction(db, async (tx) => {
    const found = await findByKey(tx, progressKey);
    const application = found && (await lockApplication(tx, found.receipt_no));
    if (!application) return refuse({ code: 'application-not-found' as const });
    if (application.wanted === null) return refuse({ code: 'application-moved-on' as const });
    if (!(await lockUnusedFiles(tx, fileIds, STORE.cooperation.unusedFileDays)))
      return refuse({ code: 'document-expired' as const });
    await attachFiles(tx, application.receipt_no, fileIds);
    await tx
      .updateTable('cooperation')
      .set({ wanted: null, wanted_until: null })
      .where('receipt_no', '=', application.receipt_no)
      .execute();
    await addEvent(tx, {
      receipt_no: application.receipt_no,
      status: application.status,
      title: '已补交资料',
      note: `共 ${fileIds.length} 份，继续审核。`,
    });
    return accept(await presentProgress(tx, { ...application, wanted: null, wanted_until: null }));
  });
