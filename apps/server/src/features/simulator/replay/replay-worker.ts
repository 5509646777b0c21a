import { parentPort } from 'node:worker_threads';
import { priceBaskets, type ReplayBasket, type ReplayRules } from './price-baskets.ts';

export type ReplayMessage = { rules: ReplayRules } | { baskets: readonly ReplayBasket[] };

/** Runs beside the shop, so that no shopper waits for the arithmetic of a replay. */
let rules: ReplayRules | null = null;
parentPort?.on('message', (message: ReplayMessage) => {
  if ('rules' in message) rules = message.rules;
  else if (rules) parentPort?.postMessage(priceBaskets(rules, message.baskets));
});
