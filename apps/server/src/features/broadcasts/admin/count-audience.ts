import type { Audience } from '@huarong/contract/admin/broadcasts';
import { maskMobile, maskName } from '@huarong/core/identity';
import { BROADCAST_CHANNELS, type BroadcastChannel } from '@huarong/core/messages';
import { accept, refuse, STORE } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/database';
import { countReach, countSteps, listExamples } from '../audience/audience.queries.ts';
import { describeAudience } from '../audience/audience-conditions.ts';
import { channelProblem } from './start-send.ts';

const EXAMPLES = 10;
const NO_ADDRESS = { message: '', sms: '没有手机号', email: '没有邮箱' } as const;
const NOT_ALLOWED = { message: '关闭站内优惠', sms: '没有打开营销短信', email: '没有打开营销邮件' } as const;

/** Who would get a broadcast, counted now; the sender asks each of them again. */
export async function countAudience(db: Queryable, config: Config, audience: Audience) {
  const described = await describeAudience(db, audience);
  if ('problem' in described)
    return refuse({ code: 'broadcast-refused' as const, reason: described.problem });
  const { conditions } = described;
  const [all = 0, ...counts] = await countSteps(db, conditions);
  const channels = [];
  for (const channel of BROADCAST_CHANNELS) channels.push(await reachOf(db, config, audience, channel));
  return accept({
    members: counts.at(-1) ?? all,
    steps: conditions.map(({ text }, at) => ({ text, members: counts[at] ?? 0 })),
    examples: (await listExamples(db, audience, EXAMPLES)).map(({ nickname, mobile, card_type }) => ({
      name: maskName(nickname),
      mobile: maskMobile(mobile),
      card: card_type,
    })),
    channels,
    readAt: (await readClock(db)).toISOString(),
  });
}

async function reachOf(db: Queryable, config: Config, audience: Audience, channel: BroadcastChannel) {
  const { reached, noAddress, notAllowed, tooYoung, capped } = await countReach(db, { audience, channel });
  return {
    channel,
    problem: channelProblem(config, channel),
    reached,
    refusals: [
      { reason: NO_ADDRESS[channel], members: noAddress },
      { reason: NOT_ALLOWED[channel], members: notAllowed },
      { reason: `未满 ${STORE.account.minAge} 岁`, members: tooYoung },
      { reason: '7 天内已收满', members: capped },
    ].filter(({ members }) => members > 0),
  };
}
