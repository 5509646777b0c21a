/** A message that the shop sends by itself: what it says unless staff have written something else. */
export interface AutomaticText {
  group: '订单' | '预售' | '售后' | '发票' | '优惠券与积分' | '社区' | '账号与收藏';
  /** When it is sent. */
  label: string;
  title: string;
  text: string;
  /** What it can say, each with an example. One that may be missing brings its own comma. */
  variables: Readonly<Record<string, string>>;
  /** Without these a member would not know what it is about. */
  required: readonly string[];
}
