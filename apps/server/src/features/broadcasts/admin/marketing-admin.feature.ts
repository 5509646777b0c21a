import { marketingContract } from '@huarong/contract/admin/marketing';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { optOutOfTexts } from '../../account/index.ts';
import { countReached, countRecipients } from '../sending/recipients.queries.ts';
import type { Campaign } from '../sending/send-slice.ts';
import { listSends, type SendRow, stopSend } from '../sending/sends.queries.ts';
import { channelProblem, finishMessage, needsApproval, requestSend, signNameOf } from './start-send.ts';

const LISTED = 20;

/** Texts and e-mails to members who opted in. */
export const marketingAdminFeature: AdminFeature = implementAdmin('marketing', marketingContract, {
  async overview({ db, config }) {
    return accept({
      sms: { problem: channelProblem(config, 'sms'), signName: signNameOf(config) },
      email: { problem: channelProblem(config, 'email') },
      sends: (await listSends(db, LISTED)).map(presentSend),
    });
  },
  async preview({ db, config }, { message }) {
    const campaign = campaignOf(message);
    const { text, messages } = finishMessage(config, campaign);
    const recipients = await countRecipients(db, campaign.channel, campaign.campaign);
    return accept({
      text,
      length: text.length,
      messages,
      recipients,
      reached: await countReached(db, campaign.channel, campaign.campaign),
      needsApproval: await needsApproval(db, messages, recipients),
    });
  },
  send: (context, { message, expected, reason }) =>
    requestSend(context, { campaign: campaignOf(message), expected, reason }),
  stop: async ({ db }, { sendId }) =>
    (await stopSend(db, Number(sendId))) ? accept(null) : refuse({ code: 'marketing-not-running' }),
  async optOut({ db }, { mobile }) {
    const accounts = await optOutOfTexts(db, mobile);
    return accounts > 0 ? accept({ accounts }) : refuse({ code: 'member-not-found' });
  },
});

const campaignOf = (message: Omit<Campaign, 'subject'> & { subject?: string }): Campaign => ({
  channel: message.channel,
  campaign: message.campaign,
  subject: message.subject ?? '',
  text: message.text,
});

const presentSend = (row: SendRow) => ({
  sendId: String(row.id),
  channel: row.channel,
  campaign: row.campaign,
  subject: row.subject,
  text: row.content,
  by: row.staff_name,
  expected: row.expected,
  sent: row.sent,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
});
