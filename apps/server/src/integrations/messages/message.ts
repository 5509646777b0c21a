/** What goes out to a person. `code` stands apart so that the demo's outbox can show it apart. */
export type Message = { to: string; text: string; code?: string } & (
  | { kind: 'sms'; template: 'code' | 'link'; params: Record<string, string> }
  | { kind: 'email'; subject: string }
);
