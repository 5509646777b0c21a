import { useEffect, useState } from 'react';
import { api } from '../../platform/api/index.ts';
import type { ScenarioInput, Simulated } from './types.ts';

/** Long enough for a number to be typed to its end. */
const SETTLE_MS = 250;

interface Simulation {
  result: Simulated | null;
  problem: string | null;
  isBusy: boolean;
}

/** Calculates again whenever what is typed has changed; an answer that comes too late is dropped. */
export function useSimulation(scenario: ScenarioInput | null, first: Simulated | null): Simulation {
  const [state, setState] = useState<Simulation>({ result: first, problem: null, isBusy: false });
  const key = JSON.stringify(scenario);
  useEffect(() => {
    const wanted = JSON.parse(key) as ScenarioInput | null;
    if (wanted === null) {
      setState({ result: null, problem: null, isBusy: false });
      return;
    }
    let isLate = false;
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(async () => {
      const reply = await api.simulator.simulate(wanted);
      if (isLate) return;
      setState(
        reply.ok
          ? { result: reply.value, problem: null, isBusy: false }
          : { result: null, problem: reply.refusal.message, isBusy: false },
      );
    }, SETTLE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [key]);
  return state;
}
