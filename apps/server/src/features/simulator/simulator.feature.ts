import { simulatorContract } from '@huarong/contract/admin/simulator';
import { errorCodes } from '@huarong/contract/kit';
import { accept, refuse } from '@huarong/core/shared';
import { type AdminFeature, implementAdmin } from '#platform/admin';
import { checkConflicts } from './conflicts/check-conflicts.ts';
import { listOpenPromotions } from './conflicts/known-offers.queries.ts';
import { findReplay, listReplays } from './replay/replays.queries.ts';
import { presentReplay, startReplay } from './replay/start-replay.ts';
import { findCase, insertCase, listCases } from './scenario/cases.queries.ts';
import { fillBasket, findSkus } from './scenario/fill-basket.ts';
import { simulate } from './scenario/simulate.ts';
import type { SimulatorDeps } from './simulator-deps.ts';

/** Prices baskets as checkout would, looks for conflicts of offers, and replays paid baskets. */
export const simulatorFeature = (deps: SimulatorDeps): AdminFeature =>
  implementAdmin('simulator', simulatorContract, {
    async simulate({ db }, scenario) {
      const simulated = await simulate(db, deps, scenario);
      return simulated.ok ? accept(simulated.value.presented) : simulated;
    },
    fill: ({ db }, source) => fillBasket(db, deps, source),
    async skus({ db }, { q, ids }) {
      if (ids !== undefined) {
        const wanted = ids.split(',').filter(Boolean).slice(0, 120);
        return accept({ skus: await findSkus(db, deps, { ids: wanted }) });
      }
      return accept({ skus: q === undefined ? [] : await findSkus(db, deps, { q }) });
    },
    async cases({ db }) {
      return accept({ cases: (await listCases(db)).map(presentCase) });
    },
    async case({ db }, { caseId }) {
      const found = await findCase(db, caseId);
      if (!found) return refuse({ code: 'simulator-case-not-found' });
      const again = await simulate(db, deps, found.scenario);
      return accept({
        ...presentCase(found),
        scenario: found.scenario,
        result: again.ok ? again.value.presented : null,
        problem: again.ok ? null : errorCodes[again.refusal.code].message,
        differs: !again.ok || again.value.hash !== found.result_hash,
      });
    },
    async save({ db, staff }, { name, scenario }) {
      const simulated = await simulate(db, deps, scenario);
      if (!simulated.ok) return simulated;
      const { order, hash } = simulated.value;
      const payable = order.amounts.payable;
      const id = await insertCase(db, { name, scenario, hash, payable, madeBy: staff.staffId });
      return accept({ caseId: String(id) });
    },
    conflicts: ({ db, staff }, input) => checkConflicts(db, deps, input, staff.permissions),
    async offers({ db }) {
      const rows = await listOpenPromotions(db);
      return accept({
        offers: rows.map(({ id, title, kind, state, starts_at, ends_at }) => ({
          ...{ id, title, kind, state: state === 'draft' ? ('draft' as const) : ('live' as const) },
          startsAt: starts_at.toISOString(),
          endsAt: ends_at.toISOString(),
        })),
      });
    },
    async replays({ db }) {
      return accept({ replays: (await listReplays(db)).map(presentReplay) });
    },
    async replay({ db }, { replayId }) {
      const found = await findReplay(db, Number(replayId));
      return found ? accept(presentReplay(found)) : refuse({ code: 'simulator-replay-not-found' });
    },
    startReplay: ({ db, staff }, input) => startReplay(db, { ...input, madeBy: staff.staffId }),
  });

const presentCase = (row: {
  id: number;
  name: string;
  by: string;
  created_at: Date;
  payable_fen: number;
}) => ({
  caseId: String(row.id),
  name: row.name,
  by: row.by,
  savedAt: row.created_at.toISOString(),
  payable: row.payable_fen,
});
