/** One order that a buyer sends, once. */
export interface Press {
  /** The buyer's, when the order is one of a cart. */
  owner: string | null;
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}
export interface PressAnswer {
  /** 0: no answer. */
  http: number;
  body: string;
  ms: number;
}
