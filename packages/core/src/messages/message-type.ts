/** The three tabs of the message page. */
export const MessageType = {
  Transaction: 1,
  Promotion: 2,
  Inspiration: 3,
} as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];
