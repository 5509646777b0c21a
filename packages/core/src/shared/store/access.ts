export const ACCESS_SETTINGS = {
  /** Session lifetimes in seconds: a member's session ends when idle and after a month, a guest's after a month. */
  session: { idle: 2 * 3_600, maxAge: 30 * 86_400, guest: 30 * 86_400, touchEvery: 60 },
  /** Calls of one account or guest per window of seconds. An IP address gets a multiple, because people share it. */
  rates: {
    write: { calls: 60, seconds: 60 },
    search: { calls: 30, seconds: 10 },
    login: { calls: 10, seconds: 60 },
    commit: { calls: 10, seconds: 60 },
    /** A page sends its events at most every five seconds, and once more when it is left. */
    analytics: { calls: 30, seconds: 60 },
    addressFactor: 50,
  },
  /** Limits of authentication; times are in seconds. */
  identity: {
    /** The age at which a verification no longer allows a sensitive change. */
    freshVerification: 15 * 60,
    password: { min: 8, max: 20, kinds: 2 },
    code: {
      validFor: 5 * 60,
      maxAttempts: 5,
      resendAfter: 60,
      perHour: 5,
      perDay: 10,
      perAddressPerDay: 20,
      /** Daily maximum of the whole shop. It stops an attack with many numbers and networks. */
      perShopPerDay: 20_000,
    },
    captcha: { letters: 4, validFor: 2 * 60, proofBits: 16 },
    failures: {
      captchaAfter: 3,
      lockAccountAfter: 5,
      lockAddressAfter: 20,
      lockFor: 15 * 60,
      countedFor: 86_400,
      /** Shorter, because an office shares one address. */
      addressCountedFor: 15 * 60,
    },
    step: {
      account: 10 * 60,
      risk: 10 * 60,
      social: 10 * 60,
      bind: 15 * 60,
      mobile: 10 * 60,
      claim: 30 * 60,
    },
    resetLink: { validFor: 30 * 60, perHour: 5 },
    risk: { high: 50, historyDays: 90, busyNetworkAccounts: 10 },
  },
} as const;
