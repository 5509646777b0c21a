import { fen } from '../money.ts';

export const ORDER_SETTINGS = {
  /** Time limits of orders. */
  orders: {
    payMinutes: 30,
    /** Flash sales and deposits. */
    shortPayMinutes: 15,
    receiptDays: 10,
    /** By so many days a member may extend the receipt. */
    extensionDays: 3,
    /** So many days before the automatic confirmation it opens. */
    extensionOpensDays: 3,
    invoiceDays: 180,
    returnDays: 7,
    /** Quality or allergy. */
    faultDays: 30,
    quoteHours: 24,
    /** How long a guest's mobile counts as verified. */
    guestVerificationMinutes: 30,
    /** Maximum number of orders in one merged payment. */
    maxMergedOrders: 10,
  },
  /**
   * When an order needs a second step: numbers within `windowMinutes`, except where hours are named. `some` and `many`
   * count for 30 and 60 of the score. Why these numbers: docs/decisions/0038.
   */
  commitRisk: {
    high: 50,
    windowMinutes: 60,
    /** Orders of the account or guest. */
    ordersByOwner: { some: 10, many: 20 },
    /** Orders of others on the same device. */
    ordersByDevice: { some: 5, many: 15 },
    /** Twice the orders, and once the people, of an office of 50. */
    ordersByAddress: 100,
    accountsOnAddress: 50,
    /** Other accounts that had orders sent to the same delivery address. */
    accountsToRecipient: 10,
    recipientHours: 24,
    largeAmount: fen(3_000_00),
    hugeAmount: fen(20_000_00),
    newDeviceHours: 24,
    retentionDays: 30,
  },
  /** Images of returns. What staff may change of returns: core/settings. */
  returns: {
    unusedImageHours: 24,
    maxUnusedImages: 30,
    /** Validity of a signed image address. */
    linkMinutes: 60,
  },
  /** Invoices: titles per member, tax included in prices, and validity of file links. */
  invoices: {
    maxTitles: 20,
    taxPercent: 13,
    linkMinutes: 10,
    mailedLinkDays: 7,
    /** Attempts to reach the issuer before the invoice is marked as failed. */
    maxAttempts: 5,
  },
} as const;
