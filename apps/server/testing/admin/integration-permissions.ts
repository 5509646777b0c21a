import type { Holders } from './holders.ts';

const READERS = ['OWNER', 'AUDITOR'] as const;
const OWNER = ['OWNER'] as const;

/** Which roles may call what about keys and webhooks of other systems. */
export const INTEGRATION_PERMISSIONS: Readonly<Record<string, Holders>> = {
  'integrationKeys.list': READERS,
  'integrationKeys.create': OWNER,
  'integrationKeys.revoke': OWNER,
  'webhooks.list': READERS,
  'webhooks.create': OWNER,
  'webhooks.detail': READERS,
  'webhooks.update': OWNER,
  'webhooks.rotate': OWNER,
  'webhooks.ping': OWNER,
  'webhooks.move': OWNER,
  'webhooks.remove': OWNER,
  'webhooks.deliveries': READERS,
  'webhooks.resendMany': OWNER,
  'webhooks.delivery': READERS,
  'webhooks.resend': OWNER,
};
