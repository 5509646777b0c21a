import type { Fixture } from './fixture.ts';

/** The result of a scenario: figures for the report, and violations. */
export interface Finding {
  figures: string[];
  violations: string[];
}
export interface Scenario {
  id: string;
  title: string;
  run(fixture: Fixture, size: Size): Promise<Finding>;
}
/** The size of a run. */
export interface Size {
  buyers: number;
  units: number;
  loadSeconds: number;
  /** Requests that are sent ten times with one key. */
  keys: number;
  payments: number;
  /** Carts of five of twenty skus. */
  carts: number;
  /** Coupons, stored-value cards and points accounts, and how many orders want each of them at once. */
  wallets: number;
  couponOrders: number;
  cardOrders: number;
  /** At each failpoint. */
  crashes: number;
}

/** Collects violated expectations as text. */
export function expectations() {
  const violations: string[] = [];
  return {
    violations,
    equal(what: string, found: unknown, expected: unknown) {
      const [is, ought] = [JSON.stringify(found), JSON.stringify(expected)];
      if (is !== ought) violations.push(`${what}: ${is}, not ${ought}`);
    },
    holds(what: string, isTrue: boolean) {
      if (!isTrue) violations.push(what);
    },
  };
}
