import type { Sms } from '../sms/index.ts';

/**
 * A message to one recipient. `code` is separate so that the demo's outbox can show it; a message with `isNews` is sent
 * however late it is.
 */
export type Message = { to: string; text: string; code?: string; isNews?: true } & (
  | ({ kind: 'sms' } & Pick<Sms, 'template' | 'params'>)
  | { kind: 'email'; subject: string }
);
