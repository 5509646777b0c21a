import { accept, refuse, STORE } from '@huarong/core/shared';
import { type Context, ownerOf } from '#platform/context';
import { transaction } from '#platform/database';
import { countWaiting, lockAvailable, saveReminder } from './reminders.queries.ts';

interface ReminderInput {
  skuId: string;
  mobile?: string | undefined;
  email?: string | undefined;
}

/** Saves a back-in-stock reminder for a sold-out sku. */
export async function saveArrivalReminder(
  { db, actor }: Context<'shopper'>,
  { skuId, mobile, email }: ReminderInput,
) {
  const memberId = actor.kind === 'member' ? actor.memberId : null;
  const contact = contactOf({ mobile, email, memberId });
  if (contact === null) return refuse({ code: 'reminder-contact-needed' });
  const owner = ownerOf(actor);
  const { perMobile, perShopper } = STORE.reminders;

  return transaction(db, async (tx) => {
    const stock = await lockAvailable(tx, skuId);
    if (!stock) return refuse({ code: 'sku-not-found' });
    if (stock.available > 0) return refuse({ code: 'reminder-not-needed' });
    // Limits the messages that anyone can send to another person's number to twenty.
    if (mobile && (await countWaiting(tx, 'contact', contact, skuId)) >= perMobile)
      return refuse({ code: 'reminders-full', limit: perMobile });
    if ((await countWaiting(tx, 'owner', owner, skuId)) >= perShopper)
      return refuse({ code: 'reminders-full', limit: perShopper });
    const { id } = await saveReminder(tx, {
      sku_id: skuId,
      owner,
      member_id: memberId,
      mobile: mobile ?? null,
      email: email ?? null,
      contact,
    });
    return accept({ reminderId: id });
  });
}

/** A mobile before an email before the member's inbox. */
function contactOf({ mobile, email, memberId }: Omit<ReminderInput, 'skuId'> & { memberId: string | null }) {
  if (mobile) return `mobile:${mobile}`;
  if (email) return `email:${email.toLowerCase()}`;
  return memberId === null ? null : inboxContact(memberId);
}

/** The contact of a reminder that goes to the member's messages. */
export const inboxContact = (memberId: string): string => `member:${memberId}`;
