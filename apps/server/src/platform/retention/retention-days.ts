/** For how many days rows of finished work stay; docs/operations.md lists them. */
export const RETENTION_DAYS = {
  /** Delivered events. Their keys keep an event from being published twice: the longest such rule looks back 30 days. */
  deliveredEvents: 90,
  /** Jobs that are done or cancelled. */
  endedJobs: 30,
  /** Answers to repeated requests; a browser repeats for minutes. */
  idempotencyKeys: 7,
  /** Visitors without a cart, an order or anything else of theirs. */
  guests: 180,
  /** Processes that did not say for so long that they are there. */
  silentReplicas: 1,
  /** Holds whose stock was sold or released; the stock ledger keeps what happened. */
  endedHolds: 90,
  /** What somebody has typed about a product and not saved. */
  productDrafts: 30,
  /** Checks of the invariants, with what they found. */
  invariantRuns: 365,
  /** Events of pages whose day is summed. */
  pageEvents: 90,
  /** Lines of the bills of providers; the result of their day stays. */
  billLines: 400,
} as const;
