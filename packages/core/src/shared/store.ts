import { fen } from './money.ts';

/** What older callers know the shop by. Fixed by the specification. */
export const STORE = {
  storeId: 10001,
  catalogId: 10052,
  langId: -7,
  /** Windows are whole days before the day of refresh; hours are Shanghai's. */
  rankings: {
    refreshHour: 10,
    places: 20,
    soldDays: 30,
    rebuyDays: 180,
    favouredDays: 7,
    newDays: 60,
    praiseComments: 5,
    trendWeeks: 8,
    keptDays: 70,
  },
  /** How different a shade may look (CIEDE2000) and still be called near; how many are named. */
  nearShades: { reach: 8, limit: 4 },
  /** A product says so on its page when it holds one of these places. */
  rankBadge: { lowestPlace: 10 },
  /** So much below its market price a product is one of the week's specials. */
  specials: { leastPercentOff: 10 },
  /** Paid before the cut-off, a parcel leaves the same day; days it then travels, by the beginning of the division code. */
  delivery: {
    cutOff: '16:00',
    usual: { warehouse: '上海仓', days: 2 },
    routes: [
      { regions: ['31', '32', '33', '34'], warehouse: '上海仓', days: 1 },
      { regions: ['44'], warehouse: '广州仓', days: 1 },
      { regions: ['43', '45', '46', '52', '53'], warehouse: '广州仓', days: 2 },
      { regions: ['15', '54', '62', '63', '64', '65'], warehouse: '上海仓', days: 5 },
    ],
  },
  /** How much a shopper may gather, and for how long. */
  cart: {
    lines: 120,
    quantityPerSku: 99,
    favourites: 500,
    history: 100,
    guestCartDays: 30,
    mergeUndoHours: 24,
    /** From here on a line says that stock is low. */
    lowStock: 5,
  },
  /** Comments, questions, posts and their pictures. */
  cooperation: {
    /** Working days until the first answer, as the form promises. */
    reviewDays: 5,
    supplementDays: 5,
    /** A paper that no application uses is thrown away after this; one network keeps no more than so many. */
    unusedFileDays: 1,
    unusedFiles: 20,
    refusedKeptDays: 90,
  },
  community: {
    followUpDays: 180,
    leastCommentLength: 5,
    /** What a comment on a bought item earns, praise or not. */
    commentPoints: 50,
    /** An upload that nothing uses is thrown away after this. */
    pictureHours: 24,
    unusedPictures: 30,
    /** So many different members have to object before a person looks, and nobody else until then. */
    reportsToHold: 3,
    answersInList: 3,
    topicsInList: 12,
    /** What similar questions are sought among. */
    comparedQuestions: 500,
    figuresMinutes: 5,
  },
  addresses: {
    limit: 20,
    /** Beginnings of division codes across a customs border: nothing is sent there. */
    notServed: ['71', '81', '82'],
  },
  /** Cash on delivery: for whom, how much, and where no courier takes it (beginnings of division codes). */
  cashOnDelivery: {
    least: fen(50_00),
    most: fen(2_000_00),
    openOrders: 2,
    confirmHours: 24,
    notIn: ['15', '46', '53', '54', '62', '63', '64', '65'],
  },
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
  /** Returns: what passes without a person, how long each side has, and where goods are sent. */
  returns: {
    approvedUpTo: fen(500_00),
    approvedReturns: 3,
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
  /** Paying: a silent provider is asked after these pauses, the last one over and over. */
  payment: { askPausesSeconds: [15, 30, 60, 180, 600, 1800] },
  /** Stored-value cards: how many pay one order, and when a code is asked for. */
  storedCards: {
    perOrder: 5,
    codeAbove: fen(200_00),
    newDeviceHours: 24,
    /** Wrong numbers or PINs a member, an address or a card may see in an hour. */
    bindTries: { member: 5, card: 5, address: 20 },
    movementsShown: 20,
  },
  /** What the last so many months must have come to for a card; WHITE takes one paid order. */
  cardTiers: { months: 12, BLACK: fen(1_500_00), GOLD: fen(12_000_00), warnDays: 30 },
  /** A coupon that ends within so many days is about to expire. */
  coupons: { soonDays: 3 },
  reminders: { perMobile: 20, perShopper: 100 },
  /** How long messages stay, how far ahead they warn, and at what hour of Shanghai. */
  messages: {
    keptDays: 180,
    dayBeginsAt: 10,
    pointsEndWithinDays: 30,
    /** An article reaches those who come by while it is so fresh. */
    articleDays: 14,
  },
  /** The member's own data: age rule, how often a birthday changes, copies of the data, the way out, the vanity. */
  account: {
    youngest: 14,
    oldest: 120,
    birthdayLockDays: 365,
    avatarSide: 400,
    exportEveryHours: 24,
    exportDays: 7,
    closingDays: 7,
    privacyChangesShown: 100,
    /** The vanity looks back so far, and warns so many days ahead. */
    vanityMonths: 36,
    endingSoonDays: 30,
    runningLowDays: 14,
  },
  /** cardType → what the shopper reads, and how fast points grow. */
  cards: {
    PINK: { name: '铃兰', pointsPercent: 100 },
    WHITE: { name: '玉簪', pointsPercent: 100 },
    BLACK: { name: '芍药', pointsPercent: 125 },
    GOLD: { name: '牡丹', pointsPercent: 150 },
  },
  /** 100 points pay ¥1.00, at most half of the goods; ¥1.00 paid for goods earns one before the card's percentage. */
  points: { perYuan: 100, earnedPerYuan: 1, largestPercentOfGoods: 50 },
  /** Free from 0 is free always. The first remote row whose codes begin the address's division code replaces the rest. */
  freight: {
    fee: fen(10_00),
    freeFrom: fen(199_00),
    freeFromByCard: { BLACK: fen(99_00), GOLD: fen(0) },
    remote: [
      {
        name: '西藏、新疆',
        regions: ['54', '65'],
        fee: fen(25_00),
        freeFrom: fen(399_00),
        freeFromByCard: { BLACK: fen(299_00), GOLD: fen(0) },
      },
      {
        name: '内蒙古、海南、甘肃、青海、宁夏',
        regions: ['15', '46', '62', '63', '64'],
        fee: fen(15_00),
        freeFrom: fen(299_00),
        freeFromByCard: { BLACK: fen(199_00), GOLD: fen(0) },
      },
    ],
  },
  /** A deposit takes at most this part of the presale price. */
  presale: { largestDepositPercent: 20 },
  /** How many combinations the search for the best offer looks at before it settles for the best so far. */
  bestOffer: { steps: 2000 },
  /** How long somebody stays known, in seconds: a member by use, within a month; a guest for a month. */
  session: { idle: 2 * 3_600, longest: 30 * 86_400, guest: 30 * 86_400, touchEvery: 60 },
  /** Calls of one account or guest per window of seconds. An address may `office` times as many: people share it. */
  rates: {
    write: { calls: 60, seconds: 60 },
    search: { calls: 30, seconds: 10 },
    login: { calls: 10, seconds: 60 },
    commit: { calls: 10, seconds: 60 },
    office: 50,
  },
  /** What the ways in go by; times are in seconds. */
  identity: {
    /** How old a proof may be before a sensitive change asks for a new one. */
    freshProof: 15 * 60,
    password: { min: 8, max: 20, kinds: 2 },
    code: {
      lives: 5 * 60,
      tries: 5,
      resendAfter: 60,
      perHour: 5,
      perDay: 10,
      perAddressPerDay: 20,
      /** What the whole shop sends in a day at most: an attack with many numbers and networks ends here. */
      perShopPerDay: 20_000,
    },
    captcha: { letters: 4, lives: 2 * 60, proofBits: 16 },
    failures: {
      captchaAfter: 3,
      lockAccountAfter: 5,
      lockAddressAfter: 20,
      lockFor: 15 * 60,
      rememberedFor: 86_400,
      /** An office shares its address: its slips are forgotten sooner. */
      addressRememberedFor: 15 * 60,
    },
    step: {
      account: 10 * 60,
      risk: 10 * 60,
      social: 10 * 60,
      bind: 15 * 60,
      mobile: 10 * 60,
      claim: 30 * 60,
    },
    resetLink: { lives: 30 * 60, perHour: 5 },
    risk: { high: 50, recallDays: 90, busyNetworkAccounts: 10 },
  },
} as const;
