import fc from 'fast-check';
import { type CartCase, everyCart } from './cart-case.ts';
import { properties } from './properties.ts';

export type Proof = { readonly carts: number; readonly failure: Failure | null };
/** The violated property with the smallest cart found that violates it. */
export type Failure = { readonly title: string; readonly message: string };

/** Checks each cart against every property, because generating and pricing a cart costs as much as checking it. */
export function prove(carts: number, seed: number): Proof {
  const details = fc.check(everyCart(checkAll), { numRuns: carts, seed });
  if (!details.failed) return { carts: details.numRuns, failure: null };
  const cause = details.errorInstance;
  const title = cause instanceof PropertyViolation ? cause.message : 'generating carts';
  return { carts: details.numRuns, failure: { title, message: fc.defaultReportMessage(details) ?? '' } };
}

class PropertyViolation extends Error {}

function checkAll(cartCase: CartCase, seed: number): void {
  for (const { title, check } of properties) {
    try {
      check(cartCase, seed);
    } catch (cause) {
      throw new PropertyViolation(title, { cause });
    }
  }
}
