import type { ProviderWord } from '../port.ts';

const STATES: Record<string, ProviderWord['state']> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/** A status we do not know is not a payment. */
export const stateOf = (status: string | undefined): ProviderWord['state'] =>
  (status !== undefined && Object.hasOwn(STATES, status) && STATES[status]) || 'waiting';
