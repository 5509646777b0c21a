/** The notice of a checkout: waiting to be opened, then opened. */
export const NoticeStatus = {
  Waiting: 1,
  Opened: 2,
} as const;
export type NoticeStatus = (typeof NoticeStatus)[keyof typeof NoticeStatus];
