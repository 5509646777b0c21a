import { parseArgs } from 'node:util';
import { CAMPAIGN_PATTERN, chargedTexts, signedCampaignText } from '@huarong/core/account';
import { shanghaiDayTime } from '@huarong/core/shared';
import { optOutOfTexts } from '../../apps/server/src/features/account/index.ts';
import { countRecipients, sendCampaign } from '../../apps/server/src/features/broadcasts/index.ts';
import { CommandError } from '../../apps/server/src/features/catalogue-import/cli.ts';
import { readConfig } from '../../apps/server/src/platform/config/index.ts';
import type { Database } from '../../apps/server/src/platform/database/index.ts';

export const MARKETING_USAGE = `  npm run shop -- marketing-mail 活动号 主题 正文                     给打开“营销邮件”的会员发邮件，同一活动每人一封
  npm run shop -- campaign-sms 活动号 正文 [--send]                  给打开“营销短信”的会员发短信；不加 --send 只试算
  npm run shop -- campaign-refuse 手机号                             会员回复 R，关闭该会员的“营销短信”`;

export const marketingCommands = {
  async 'marketing-mail'(db: Database, [campaign = '', subject = '', ...lines]: string[]) {
    requireCampaign(campaign, subject !== '' && lines.length > 0);
    const email = { channel: 'email', campaign, subject, text: lines.join(' ') } as const;
    return [sentText(await sendCampaign(db, configNow(), email))];
  },

  async 'campaign-sms'(db: Database, args: string[]) {
    const { values, positionals } = parseArgs({
      args,
      options: { send: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [campaign = '', ...lines] = positionals;
    requireCampaign(campaign, lines.length > 0);
    const config = configNow();
    if (config.sms?.templateCodes.marketing === '')
      throw new CommandError('配置 SMS_MARKETING_TEMPLATE_CODE 缺失：营销短信需要已备案的推广短信模板编号');
    const request = { channel: 'sms', campaign, subject: '', text: lines.join(' ') } as const;
    const text = signedCampaignText(config.sms?.signName ?? '花容', request.text);
    const length = `${text.length} 字，计 ${chargedTexts(text)} 条`;
    if (values.send) return [sentText(await sendCampaign(db, config, request)), `${text}（${length}）`];
    const reach = await countRecipients(db, 'sms', campaign);
    return [`试算：会发给 ${reach} 位会员，尚未发送`, `${text}（${length}）`, '确认无误后加 --send 发送'];
  },

  async 'campaign-refuse'(db: Database, [mobile]: string[]) {
    if (!mobile || !/^1[3-9]\d{9}$/.test(mobile)) throw new CommandError(MARKETING_USAGE);
    const count = await optOutOfTexts(db, mobile);
    return [count > 0 ? `已为 ${count} 个账号关闭“营销短信”` : '没有这个手机号的会员'];
  },
};

const sentText = ({ sent, quietUntil }: Awaited<ReturnType<typeof sendCampaign>>): string =>
  quietUntil === null
    ? `已发给 ${sent} 位会员`
    : `已发给 ${sent} 位会员。21:00 至 9:00 不发短信与邮件，${shanghaiDayTime(quietUntil)} 以后再发一次，收到过的不会再收到`;

/** A repeated run reaches nobody twice, because the campaign names what was sent. */
function requireCampaign(campaign: string, hasContent: boolean) {
  if (!CAMPAIGN_PATTERN.test(campaign) || !hasContent)
    throw new CommandError(`${MARKETING_USAGE}\n活动号用小写字母、数字与连字符，例如 winter-2026`);
}

function configNow() {
  const read = readConfig(process.env);
  if (!read.ok) throw new CommandError(read.problems.join('\n'));
  return read.config;
}
