import { accept, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { listPeopleWith } from '../../../staff/index.ts';
import { findAnyOrder } from '../../orders.queries.ts';
import { insertMentions } from './mentions.queries.ts';
import { insertNote } from './notes.queries.ts';

interface NewNote {
  orderId: string;
  text: string;
  isPinned: boolean;
  mentions: readonly string[];
}

/** A note of staff. Whoever is named in it finds it in the work queue; only people who may read orders can be named. */
export async function addNote(
  { db, staff }: AdminWriteContext,
  { orderId, text, isPinned, mentions }: NewNote,
) {
  if (!(await findAnyOrder(db, orderId))) return refuse({ code: 'order-not-found' } as const);
  const named = [...new Set(mentions.map(Number))];
  const known = new Set(
    named.length === 0 ? [] : (await listPeopleWith(db, 'order:read')).map(({ id }) => id),
  );
  if (!named.every((staffId) => known.has(staffId))) return refuse({ code: 'staff-not-found' } as const);
  const noteId = await insertNote(db, {
    order_id: orderId,
    staff_id: staff.staffId,
    text,
    is_pinned: isPinned,
    mentions: named,
  });
  if (named.length > 0) await insertMentions(db, noteId, named);
  return accept({ noteId: String(noteId) });
}
