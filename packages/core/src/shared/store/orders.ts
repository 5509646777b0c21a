import { fen } from '../money.ts';

export const ORDER_SETTINGS = {
  /** Time limits of orders. */
  orders: {
    payMinutes: 30,
    /** Flash sales and deposits. */
    shortPayMinutes: 15,
    receiptDays: 10,
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
  /** Cash on delivery: limits, and division code prefixes where couriers do not take cash. */
  cashOnDelivery: {
    minAmount: fen(50_00),
    maxAmount: fen(2_000_00),
    maxOpenOrders: 2,
    confirmHours: 24,
    excludedRegions: ['15', '46', '53', '54', '62', '63', '64', '65'],
  },
  /** Returns: automatic approval, time limits, and the return address. */
  returns: {
    autoApproveUpTo: fen(500_00),
    autoApproveMaxReturns: 3,
    autoApproveWithinDays: 90,
    /** An unreviewed application is approved after this time, because items are inspected on arrival. */
    reviewHours: 24,
    sendDays: 7,
    /** The law requires a refund within seven days of arrival; uninspected returns pass a day before. */
    inspectDays: 6,
    refundDays: 7,
    unusedImageHours: 24,
    maxUnusedImages: 30,
    /** Validity of a signed image address. */
    linkMinutes: 60,
    sendTo: {
      name: '花容上海退货组',
      telephone: '021-0000-0000',
      address: '上海市 青浦区 示例路 66 号 2 号库',
    },
  },
  /** Invoices: titles per member, tax included in prices, seller, and validity of file links. */
  invoices: {
    maxTitles: 20,
    taxPercent: 13,
    seller: { name: '花容（上海）化妆品零售有限公司', taxNumber: '91310000MA0000000Y' },
    linkMinutes: 10,
    mailedLinkDays: 7,
    /** Attempts to reach the issuer before the invoice is marked as failed. */
    maxAttempts: 5,
  },
} as const;
