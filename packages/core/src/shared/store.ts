/** What older callers know the shop by. Fixed by the specification. */
export const STORE = { storeId: 10001, catalogId: 10052, langId: -7 } as const;
