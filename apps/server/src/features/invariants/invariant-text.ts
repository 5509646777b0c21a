/** What the subject of a row is, so that a link leads to it. */
export type SubjectKind =
  | 'order'
  | 'sub-order'
  | 'line'
  | 'payment'
  | 'refund'
  | 'return'
  | 'invoice'
  | 'movement'
  | 'sku'
  | 'lot'
  | 'coupon'
  | 'card'
  | 'member'
  | 'owner'
  | 'job'
  | 'audit'
  | 'approval'
  | 'day'
  | 'report-day'
  | 'report-month'
  | 'member-month';

export interface InvariantText {
  /** What is always so. */
  title: string;
  note: string;
  subject: SubjectKind;
  /** A row in words: the text of the statement with `%s`, and ours with `{1}` for what stands there, `{1元}` for fen. */
  row?: readonly [format: string, text: string];
}

export interface InvariantGroup {
  label: string;
  invariants: Readonly<Record<string, InvariantText>>;
}
