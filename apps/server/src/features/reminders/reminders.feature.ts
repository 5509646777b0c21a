import { remindersContract } from '@huarong/contract/reminders';
import { accept } from '@huarong/core/shared';
import { type Feature, implement } from '#platform/feature';
import type { CatalogueSource } from '../catalogue/index.ts';
import type { ImagePort } from '../images/index.ts';
import { countReminders, deleteReminders, listReminders } from './member-reminders.queries.ts';
import { presentReminder } from './present-reminder.ts';
import { saveArrivalReminder } from './save-reminder.ts';

export const remindersFeature = (catalogue: CatalogueSource, imageOf: ImagePort): Feature =>
  implement(remindersContract, {
    saveArrivalReminderUserData: (context, input) => saveArrivalReminder(context, input),

    async list({ db, actor }, { pageNo, pageSize }) {
      const { memberId } = actor;
      const total = await countReminders(db, memberId);
      const rows = await listReminders(db, { memberId, limit: pageSize, offset: (pageNo - 1) * pageSize });
      return accept({
        list: rows.map((row) => presentReminder(row, catalogue, imageOf)),
        currentPage: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
      });
    },

    async remove({ db, actor }, { reminderId }) {
      const { memberId } = actor;
      await deleteReminders(db, memberId, reminderId);
      return accept({ total: await countReminders(db, memberId) });
    },
  });
