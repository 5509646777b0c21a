/** A list of items. A line matches when any of the four lists contains it. */
export type ScopeList = {
  readonly categoryIds?: readonly string[] | undefined;
  readonly brandIds?: readonly string[] | undefined;
  readonly productIds?: readonly string[] | undefined;
  readonly skuIds?: readonly string[] | undefined;
};

/** The items a promotion or coupon applies to. `except` excludes some of them. */
export type Scope =
  | { readonly kind: 'all' }
  | {
      readonly kind: 'category';
      readonly categoryIds: readonly string[];
      readonly except?: ScopeList | undefined;
    }
  | { readonly kind: 'brand'; readonly brandIds: readonly string[]; readonly except?: ScopeList | undefined }
  | { readonly kind: 'list'; readonly goods: ScopeList }
  /** Everything except these. */
  | { readonly kind: 'excluded'; readonly goods: ScopeList };

/** What a scope needs to know about a line. */
export type ScopedItem = {
  readonly skuId: string;
  readonly productId: string;
  readonly brandId: string;
  /** With all ancestors: a promotion on 彩妆 covers 唇膏. */
  readonly categoryIds: readonly string[];
};
