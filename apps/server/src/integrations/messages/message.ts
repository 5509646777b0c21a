import type { Sms } from '../sms/index.ts';

/**
 * What goes out to a person. `code` stands apart so that the demo's outbox can show it apart; `isNews` is worth reading
 * however late it comes.
 */
export type Message = { to: string; text: string; code?: string; isNews?: true } & (
  | ({ kind: 'sms' } & Pick<Sms, 'template' | 'params'>)
  | { kind: 'email'; subject: string }
);
