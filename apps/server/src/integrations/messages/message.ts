import type { Sms } from '../sms/index.ts';

/**
 * A message to one recipient. `code` is separate so that the demo's outbox can show it; a message with `isNews` is sent
 * however late it is. `key` names its delivery, and one with the same key is not sent again.
 */
export type Message = { to: string; text: string; code?: string; isNews?: true; key?: string } & (
  | ({ kind: 'sms' } & Pick<Sms, 'template' | 'params'>)
  | { kind: 'email'; subject: string }
);
