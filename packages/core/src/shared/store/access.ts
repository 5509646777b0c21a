export const ACCESS_SETTINGS = {
  /** Largest upload in MB; both sides check it. */
  uploads: { imageMegabytes: 5, documentMegabytes: 10 },
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
      /** Per mobile or e-mail. Its owner, on a known device or signed in, has the same again for themselves. */
      perHour: 5,
      perDay: 10,
      perDevicePerDay: 20,
      /** An office of 50 people with four codes each. From `harderProofAfter` on, a code costs four times the proof. */
      perAddressPerDay: 200,
      harderProofAfter: 50,
      /** Daily maximum of the whole shop. It stops an attack with many numbers and networks. */
      perShopPerDay: 20_000,
    },
    captcha: { letters: 4, validFor: 2 * 60, proofBits: 16, harderProofBits: 18 },
    /** Failed passwords. Why these numbers: docs/decisions/0037. */
    failures: {
      /** Of one account on one device it is known on, else from one address. */
      captchaAfter: 3,
      lockAccountAfter: 5,
      /** Of any account from one address; known devices are exempt. */
      lockAddressAfter: 20,
      /** Of one account on all unknown devices in a day: from then on a captcha and a code, then no password at all. */
      strangers: { captchaAfter: 6, closeAfter: 20 },
      lockFor: 15 * 60,
      countedFor: 86_400,
      /** Shorter, because an office shares one address. */
      addressCountedFor: 15 * 60,
    },
    step: {
      account: 10 * 60,
      commit: 10 * 60,
      commitPassed: 15 * 60,
      risk: 10 * 60,
      social: 10 * 60,
      qr: 3 * 60,
      bind: 15 * 60,
      mobile: 10 * 60,
      claim: 30 * 60,
    },
    resetLink: { validFor: 30 * 60, perHour: 5 },
    risk: { high: 50, historyDays: 90, busyNetworkAccounts: 10 },
  },
} as const;
