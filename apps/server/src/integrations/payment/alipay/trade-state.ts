import type { ProviderStatus } from '../port.ts';

const STATES: Record<string, ProviderStatus['state']> = {
  WAIT_BUYER_PAY: 'waiting',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

/** An unknown status does not count as paid. */
export const stateOf = (status: string | undefined): ProviderStatus['state'] =>
  (status !== undefined && Object.hasOwn(STATES, status) && STATES[status]) || 'waiting';
