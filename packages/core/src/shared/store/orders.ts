import { fen } from '../money.ts';

export const ORDER_SETTINGS = {
  /** How long things wait by themselves, and how much a page of orders holds back. */
  orders: {
    payMinutes: 30,
    /** Flash sales and deposits. */
    hurriedPayMinutes: 15,
    receiptDays: 10,
    invoiceDays: 180,
    returnDays: 7,
    /** Quality or allergy. */
    faultDays: 30,
    quoteHours: 24,
    /** How long a guest's mobile counts as proved. */
    guestProofMinutes: 30,
    /** One payment for so many at once. */
    mergeOrders: 10,
  },
  /** Cash on delivery: for whom, how much, and where no courier takes it (beginnings of division codes). */
  cashOnDelivery: {
    minAmount: fen(50_00),
    maxAmount: fen(2_000_00),
    maxOpenOrders: 2,
    confirmHours: 24,
    excludedRegions: ['15', '46', '53', '54', '62', '63', '64', '65'],
  },
  /** Returns: what passes without a person, how long each side has, and where goods are sent. */
  returns: {
    autoApproveUpTo: fen(500_00),
    autoApproveMaxReturns: 3,
    approvedWithinDays: 90,
    /** An application nobody looked at passes by itself: the goods are inspected anyway. */
    reviewHours: 24,
    sendDays: 7,
    /** The law gives seven days from arrival to refund; what nobody inspected passes a day before. */
    inspectDays: 6,
    refundDays: 7,
    pictureHours: 24,
    unusedPictures: 30,
    /** How long the address of a picture opens it. */
    linkMinutes: 60,
    sendTo: {
      name: '花容上海退货组',
      telephone: '021-0000-0000',
      address: '上海市 青浦区 示例路 66 号 2 号库',
    },
  },
  /** Titles a member keeps, the tax contained in every price, who issues, and how long a link to a file opens it. */
  invoices: {
    titles: 20,
    taxPercent: 13,
    seller: { name: '花容（上海）化妆品零售有限公司', taxNumber: '91310000MA0000000Y' },
    linkMinutes: 10,
    mailedLinkDays: 7,
    /** A silent issuer is asked so often before the shopper hears of it. */
    tries: 5,
  },
} as const;
