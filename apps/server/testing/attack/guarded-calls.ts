import { contracts } from '@huarong/contract';
import { identityRoutes } from '@huarong/contract/identity';
import { type Endpoint, methodOf } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import { inBatches, type Outcome } from './attack.ts';
import type { Target } from './open-target.ts';

const endpoints: Endpoint[] = Object.values(contracts).flatMap((contract) =>
  Object.values<Endpoint>(contract),
);
const guarded = endpoints.filter(({ access }) => access === 'member' || access === 'shopper');
const { multiLogin, highRisk, bind, resetPassword, forgotPassword } = identityRoutes;
/** Refused for access (401, 403), as no valid upload (415), or not implemented (501). */
const isRefused = ({ status }: { status: number }) => [401, 403, 415, 501].includes(status);

/** Every guarded call with cookies only, with an invalid token, and with another member's UID beside a valid token. */
export async function tryGuardedCalls(target: Target): Promise<Outcome[]> {
  const { results } = await target.logIn('13800000001');
  const [uid, token] = [String(results?.['UID']), String(results?.['Token'])];
  const cookie = `UID=${uid}; Token=${token}; tpId=1; bind=1; bindId=1; user_id=${uid}; user_name=x`;
  const keys: [string, Record<string, string>][] = [
    ['guarded calls with cookies alone', { cookie }],
    ['guarded calls with a UID alone', { uid }],
    ['guarded calls with a made-up token', { token: 'x'.repeat(43), guesttoken: 'x'.repeat(43) }],
    ['guarded calls with another’s UID', { token, uid: '1000000002' }],
    ['guarded calls from a page of another site', { token, 'sec-fetch-site': 'cross-site' }],
  ];
  const outcomes: Outcome[] = [];
  for (const [attack, headers] of keys) {
    const answers = await inBatches(guarded.length, 5, (index) =>
      target.call(guarded[index]!.route, {}, { headers }),
    );
    const succeeded = answers.filter((answer) => !isRefused(answer)).length;
    outcomes.push({ attack, tries: guarded.length, succeeded, allowed: 0 });
  }
  return outcomes;
}

/** Every write from a page of another site: nothing in the database may change. */
export async function writeFromOtherSite(target: Target): Promise<Outcome> {
  const writes = endpoints.filter(({ route, access }) => methodOf(route) !== 'GET' && access !== 'provider');
  const countRows = async () => {
    const rows = [];
    for (const table of [
      'session',
      'guest',
      'member',
      'verification_code',
      'login_step',
      'demo_message',
    ] as const)
      rows.push((await target.db.selectFrom(table).selectAll().execute()).length);
    return rows.join();
  };
  const before = await countRows();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answers = await inBatches(writes.length, 5, (index) =>
    target.call(writes[index]!.route, {}, { headers }),
  );
  const succeeded = answers.filter((answer) => !isRefused(answer)).length;
  const note = (await countRows()) === before ? 'no row changed' : 'ROWS CHANGED';
  const attack = 'state changes from a page of another site';
  return {
    attack,
    tries: writes.length,
    succeeded: succeeded + (note === 'no row changed' ? 0 : 1),
    allowed: 0,
    note,
  };
}

/** The token of each login step, used for every other step. */
export async function skipSteps(target: Target): Promise<Outcome> {
  const [choice, doubt] = [await target.logIn('13800000006'), await target.logIn('13800000005')];
  const tokens = [choice.results?.['stepToken'], doubt.results?.['riskToken'], 'made-up'].map(String);
  const verification = { mobile: '13800000005', smsCode: '123456', rToken: 'made-up' };
  const tries = tokens.flatMap((token) => [
    () => target.call(multiLogin, { stepToken: token, user_id: '1000000005' }),
    () => target.call(multiLogin, { stepToken: token, user_id: '1000000002' }),
    () => target.call(highRisk, { riskToken: token, ...verification }),
    () => target.call(bind, { stepToken: token, ...verification }),
    () => target.call(resetPassword, { p: token, password: encodeBase64('Baihua-2027') }),
  ]);
  const answers = await inBatches(tries.length, 1, (index) => tries[index]!());
  const succeeded = answers.filter(({ errorCode }) => errorCode === null).length;
  return {
    attack: 'steps skipped, and taken with the token of another',
    tries: tries.length,
    succeeded,
    allowed: 0,
  };
}

/** One reset link, used many times at once. */
export async function shareResetLink(target: Target, tries: number): Promise<Outcome> {
  const input = { loginId: encodeBase64('13800000003'), ...(await target.captcha()) };
  await target.call(forgotPassword, input, { address: '203.0.113.31' });
  const [message] = await target.messagesTo('13800000003');
  const p = /reset\?p=([\w-]+)/.exec(message?.content ?? '')?.[1] ?? 'none';
  const answers = await inBatches(tries, tries, (index) =>
    target.call(
      resetPassword,
      { p, password: encodeBase64(`Baihua-${1000 + index}`) },
      { address: `10.8.0.${index}` },
    ),
  );
  const succeeded = answers.filter(({ errorCode }) => errorCode === null).length;
  return { attack: 'one reset link opened by many at once', tries, succeeded, allowed: 1 };
}
