/** Mobile numbers, cards and other long numbers, also with spaces or dashes between the digits. */
const LONG_NUMBER = /(?:\p{Nd}[\s._()+-]*){7,}/u;
const EMAIL = /@|＠/;
const ADDRESS =
  /(?:路|街|大道|巷|弄|村|胡同)\s*\p{Nd}+|\p{Nd}+\s*(?:弄|栋|幢|单元|室|楼)|(?:省|市|自治区).{1,12}(?:区|县|镇|路|街)/u;

/** Whether what somebody typed looks like contact data. Such words are never stored. Names cannot be recognised. */
export const looksPersonal = (typed: string): boolean =>
  LONG_NUMBER.test(typed) || EMAIL.test(typed) || ADDRESS.test(typed);
