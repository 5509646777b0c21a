/** Times and limits of the admin's sessions. */
export const STAFF_SETTINGS = {
  idleMinutes: 30,
  longestHours: 12,
  /** Between the password and the second step. */
  secondStepMinutes: 10,
  /** How long a proof counts for money, whole personal data and roles. */
  proofMinutes: 5,
  inviteMinutes: 15,
  /** Wrong tries for one login name or from one address before both wait. */
  tries: { perLogin: 5, perAddress: 50, waitMinutes: 15 },
  passwordLength: 12,
} as const;
