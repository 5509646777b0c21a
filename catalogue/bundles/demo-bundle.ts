/** A demo bundle. `rule` matches the schema of the bundle engine; money in fen. */
export interface DemoBundle {
  id: string;
  title: string;
  productId: string;
  /** The case or box. */
  skuId: string;
  rule: { slots: object[]; groups: ({ partSkuIds: string[] } & Record<string, unknown>)[] } & Record<
    string,
    unknown
  >;
}

/** `slots(4, '格')`: 第 1 格 to 第 4 格, each to be filled. */
export const slots = (count: number, unit: string) =>
  Array.from({ length: count }, (_, index) => ({
    slotId: String(index + 1),
    name: `第 ${index + 1} ${unit}`,
    required: true,
  }));
