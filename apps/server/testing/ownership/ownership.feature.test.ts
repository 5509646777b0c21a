import { type Endpoint, pathParametersOf } from '@huarong/contract/kit';
import { encodeBase64 } from '@huarong/core/identity';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPersonalData } from '../../src/features/account/personal-data/collect-personal-data.ts';
import { DEMO_PASSWORD } from '../../src/features/demo/index.ts';
import { createTestApp } from '../create-test-app.ts';
import { type Caller, callersOf } from '../fuzz/callers.ts';
import { endpoints, isBuilt } from '../fuzz/endpoints.ts';
import { toFuzzRequest } from '../fuzz/fuzz-request.ts';
import { validInput } from '../fuzz/requests.ts';
import { send } from '../fuzz/send.ts';
import { idNames, withIds } from './id-names.ts';
import { listOwnedIds, OWNED_NAMES, type OwnedIds, PUBLIC_IDS } from './owned-ids.ts';

/** The demo's regular customer, who has one of everything. */
const OWNER = { memberId: '1000000002', mobile: '13800000002', email: null };
const STRANGER = '13800000001';
const TRIES = 4;

const reachable = endpoints.filter(
  (endpoint) =>
    isBuilt(endpoint) && endpoint.access !== 'provider' && (endpoint.body ?? 'queryBody') === 'queryBody',
);
const takesOwnedId = (endpoint: Endpoint) => idNames(endpoint).some((name) => OWNED_NAMES.includes(name));
const guarded = reachable.filter(takesOwnedId);

let shop: Awaited<ReturnType<typeof createTestApp>>;
let owned: OwnedIds;
let callers: (Omit<Caller, 'name'> & { name: string })[];
let requests = 0;
beforeAll(async () => {
  shop = await createTestApp({ isWholeDemo: true });
  owned = await listOwnedIds(shop.database.db, OWNER.memberId);
  callers = [...(await callersOf(shop.app)), { name: 'another member', headers: await signIn(STRANGER) }];
});
afterAll(async () => {
  console.log(
    `ownership: ${requests} requests with another's ids to ${guarded.length} of ${reachable.length} calls`,
  );
  await shop.close();
});

async function signIn(mobile: string): Promise<Record<string, string>> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/SOA/myaccount/postLoginV2',
    headers: { devicefingerprint: 'a'.repeat(32) },
    payload: { queryBody: { loginId: encodeBase64(mobile), password: encodeBase64(DEMO_PASSWORD) } },
  });
  return { token: answer.json().results.Token };
}
/** Everything the shop stores about the member, as the member would get it. */
const ownedIds = async () =>
  (await collectPersonalData(shop.database.db, OWNER)).filter(({ name }) => name.endsWith('.json'));

describe('what belongs to somebody', () => {
  it('is known by its name in every call', () => {
    const unknown = reachable.flatMap((endpoint) =>
      idNames(endpoint).filter((name) => !OWNED_NAMES.includes(name) && !PUBLIC_IDS.includes(name)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('is there to be tried: the demo’s customer has some of everything', () => {
    for (const name of OWNED_NAMES.filter((each) => each !== 'deviceId'))
      expect(owned[name]!.length, name).toBeGreaterThan(0);
  });

  it.each(guarded.map((endpoint) => [endpoint.route, endpoint] as const))(
    '%s is nobody else’s',
    async (_route, endpoint) => {
      const before = await ownedIds();
      const names = idNames(endpoint);
      const inputs = fc.sample(validInput(endpoint), { numRuns: TRIES, seed: 7 });
      for (const [index, input] of inputs.entries()) {
        const ids = Object.fromEntries(
          names.flatMap((name) => {
            const of = owned[name] ?? [];
            return of.length > 0 ? [[name, of[(index * 5) % of.length]!]] : [];
          }),
        );
        const forged = withIds(input, ids, topNames(endpoint));
        for (const caller of callers) {
          const request = toFuzzRequest(endpoint, forged, 'forged');
          const answer = await send(shop.app, {
            ...request,
            headers: { ...request.headers, ...caller.headers },
          });
          requests += 1;
          expect(answer.status, `${caller.name} ${answer.body}`).toBeLessThan(500);
          const { status } = JSON.parse(answer.body) as { status: number };
          if (status !== 0) continue;
          // It was answered, so it must not contain anything of the other member.
          expect(answer.body, caller.name).not.toContain(OWNER.mobile);
          for (const id of Object.values(ids)) expect(answer.body, caller.name).not.toContain(`"${id}"`);
        }
      }
      expect(await ownedIds()).toEqual(before);
    },
    60_000,
  );
});

/** Ids a call takes at the top of its input, in its address or beside it. */
const topNames = (endpoint: Endpoint) =>
  idNames(endpoint).filter(
    (name) =>
      pathParametersOf(endpoint.route).includes(name) ||
      name in (endpoint.input as never as { shape?: object }).shape!,
  );
