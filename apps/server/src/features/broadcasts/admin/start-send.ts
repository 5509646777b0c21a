import { campaignEmail, chargedTexts, signedCampaignText } from '@huarong/core/account';
import type { BroadcastChannel } from '@huarong/core/messages';
import { accept, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import { readSetting } from '../../settings/index.ts';
import { countRecipients } from '../sending/recipients.queries.ts';
import { scheduleSend } from '../sending/schedule-send.ts';
import type { Campaign } from '../sending/send-slice.ts';
import { insertSend, isCampaignRunning } from '../sending/sends.queries.ts';

/** The sign of a demo, which has no carrier. */
const DEMO_SIGN = '花容';
export const signNameOf = ({ sms }: Pick<Config, 'sms'>): string => sms?.signName ?? DEMO_SIGN;

/** Why a channel cannot send; null when everything is configured. A demo sends to its own outbox. */
export function channelProblem(
  { mode, sms, mail }: Pick<Config, 'mode' | 'sms' | 'mail'>,
  channel: BroadcastChannel,
): string | null {
  if (mode === 'demo' || channel === 'message') return null;
  if (channel === 'email') return mail ? null : '没有配置邮件服务（SMTP_URL 与 MAIL_FROM）';
  if (!sms) return '没有配置短信服务';
  return sms.templateCodes.marketing === ''
    ? '没有配置推广短信模板：营销短信须用已备案的推广短信模板，请把编号填入 SMS_MARKETING_TEMPLATE_CODE'
    : null;
}

/** What recipients read, and how many messages the carrier charges for each of them. */
export function finishMessage(config: Pick<Config, 'sms'>, { channel, text }: Campaign) {
  if (channel === 'email') return { text: campaignEmail(text), messages: 0 };
  const signed = signedCampaignText(signNameOf(config), text);
  return { text: signed, messages: chargedTexts(signed) };
}

export const needsApproval = async (db: Queryable, messages: number, recipients: number): Promise<boolean> =>
  messages * recipients > (await readSetting(db, 'second-person')).texts;

const payload = z.object({
  channel: z.enum(['sms', 'email']),
  campaign: z.string(),
  subject: z.string(),
  text: z.string(),
  expected: z.int(),
});

/** More texts than one person may send. */
export const marketingApproval = defineApproval<z.output<typeof payload>>({
  kind: 'marketing-send',
  label: '营销短信',
  permission: 'exposure:approve',
  payload,
  describe: async (_db, { campaign, text, expected }) => [
    { label: '活动号', value: campaign },
    { label: '正文', value: text },
    { label: '收到的会员', value: `${expected} 位` },
  ],
  async check(db, campaign) {
    const [isRunning, recipients] = [
      await isCampaignRunning(db, campaign),
      await countRecipients(db, campaign.channel, campaign.campaign),
    ];
    return [
      { label: '没有正在发送', isOk: !isRunning, detail: isRunning ? '这个活动号正在发送' : '可以发送' },
      {
        label: '会员没有变多',
        isOk: recipients <= campaign.expected,
        detail: `现在会发给 ${recipients} 位会员`,
      },
    ];
  },
  async execute(context, { expected, ...campaign }) {
    const checked = await checkSend(context, campaign, expected);
    const started = checked.ok ? await startSend(context, campaign, checked.value.recipients) : checked;
    return started.ok
      ? accept({ message: `开始发给 ${started.value.recipients} 位会员` })
      : { ...started, refusal: { code: started.refusal.code } };
  },
});

/** Starts a send, or asks a second person when it costs many texts. */
export async function requestSend(
  context: AdminWriteContext,
  { campaign, expected, reason }: { campaign: Campaign; expected: number; reason: string },
) {
  const checked = await checkSend(context, campaign, expected);
  if (!checked.ok) return checked;
  const { messages } = finishMessage(context.config, campaign);
  if (await needsApproval(context.db, messages, checked.value.recipients))
    return accept(
      await requestApproval(context, marketingApproval, {
        subject: { kind: 'marketing-send', id: campaign.campaign },
        title: `营销短信 ${campaign.campaign}，${checked.value.recipients} 位会员`,
        payload: { ...campaign, expected },
        reason,
      }),
    );
  const started = await startSend(context, campaign, checked.value.recipients);
  return started.ok ? accept({ state: 'done' as const, result: started.value }) : started;
}

async function checkSend(
  { db, config }: { db: Queryable; config: Config },
  campaign: Campaign,
  expected: number,
) {
  const problem = channelProblem(config, campaign.channel);
  if (problem !== null) return refuse({ code: 'marketing-unavailable', reason: problem });
  if (await isCampaignRunning(db, campaign)) return refuse({ code: 'marketing-running' });
  const recipients = await countRecipients(db, campaign.channel, campaign.campaign);
  if (recipients === 0) return refuse({ code: 'marketing-nobody' });
  // Fewer is fine: somebody has opted out meanwhile. More was not confirmed.
  if (recipients > expected) return refuse({ code: 'marketing-more-recipients', count: recipients });
  return accept({ recipients });
}

/** Stores the send and schedules its job; members are read by the job. */
async function startSend({ db, staff }: AdminWriteContext, campaign: Campaign, recipients: number) {
  const { text: content, ...named } = campaign;
  const sendId = await insertSend(db, { ...named, content, staff_id: staff.staffId, expected: recipients });
  if (sendId === null) return refuse({ code: 'marketing-running' });
  await scheduleSend(db, sendId, await readClock(db));
  return accept({ sendId: String(sendId), recipients });
}
