/** The steps of a cooperation application; each is named by what is done. */
export const CooperationStatus = {
  Submitted: 10,
  DocumentsReviewed: 20,
  QualificationsVerified: 30,
  TermsAgreed: 40,
  Signed: 50,
  Refused: 90,
} as const;
export type CooperationStatus = (typeof CooperationStatus)[keyof typeof CooperationStatus];
