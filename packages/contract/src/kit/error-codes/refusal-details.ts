interface Limit {
  limit: number;
}
interface Reason {
  reason: string;
}
interface RetryAfter {
  /** Seconds to wait. */
  retryAfter: number;
}
/** The sku that is meant, when the call was about several. */
interface MaybeSku {
  skuId?: string;
}

/** A field that somebody else has changed meanwhile. */
interface ThreeValues {
  field: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

interface LineProblem {
  line: string;
  field: string;
  message: string;
}

/** What a refusal carries besides its code and message; codes that are not listed carry nothing. */
interface RefusalDetailsByName {
  'invalid-input': { field?: string };
  'rate-limited': RetryAfter;
  busy: Partial<RetryAfter>;
  'storage-full': Partial<RetryAfter>;
  'under-maintenance': RetryAfter;

  'credentials-wrong': { triesLeft?: number; isCaptchaNeeded?: boolean };
  'account-locked': {
    lockedBy: 'failures' | 'address' | 'shop';
    methods: ('sms' | 'reset' | 'service')[];
    unlockAt?: string;
    /** The masked login id. */
    maskedLogin?: string;
  };
  'high-risk': {
    riskToken: string;
    methods: ('sms' | 'email')[];
    maskedMobile: string;
    maskedEmail?: string;
    expireAt: string;
    reasons: string[];
  };
  'code-wrong': { triesLeft: number };
  'code-too-soon': RetryAfter;
  'code-limit': RetryAfter;
  'export-too-soon': RetryAfter & { until: string };
  'cancellation-blocked': { blockedBy: string[] };

  'sku-not-found': MaybeSku;
  'sku-unavailable': MaybeSku;
  'nothing-checked': MaybeSku;
  'presale-alone': MaybeSku;
  'out-of-stock': MaybeSku & { available: number };
  'purchase-limit': MaybeSku & Limit;
  'cart-full': Limit;
  'favourites-full': Limit;
  'reminders-full': Limit;
  'address-limit': Limit;
  'title-limit': Limit;
  'points-over-limit': Limit;
  'return-too-many': Limit;
  'pictures-unused': Limit;
  'author-limit': Limit;
  'post-comment-limit': Limit;
  'documents-unused': Limit;
  'coupon-unusable': Partial<Reason>;
  'payment-method-unavailable': Partial<Reason>;
  'bundle-choice-refused': Reason;
  'engraving-refused': Reason;
  'survey-incomplete': { number: number };
  'text-too-short': { least: number };

  /** The category that it was merged into. */
  'category-not-found': { movedTo?: string };
  'permission-missing': { permission: string; label: string; holders: string[] };
  'carrier-unknown': { name: string };
  'points-adjust-short': { points: number };
  'reward-below-zero': { left: number };
  'survey-refused': Reason;
  'card-batch-unlawful': Reason;
  'card-file-taken': { by: string };
  'card-state-wrong': { state: string; action: string };
  'waybill-wrong': Reason;
  'waybill-used': { orderId: string };
  'refund-too-much': { leftYuan: string; leftFen: number };
  'staff-sign-in-locked': { unlockAt: string };
  'password-unsafe': Reason;
  'grant-missing': { labels: string };
  'role-in-use': { count: number };
  'approval-outdated': Reason;
  /** `names`: what was worked on since, such as `规格 SA-001-01`; the first hundred. */
  'change-touched': { count: number; names: string[] };
  'change-in-use': { name: string };
  'change-outdated': Reason;
  /** The first two hundred. */
  'cells-refused': { count: number; cells: { skuId: string; column: string; message: string }[] };
  'cells-conflict': {
    count: number;
    cells: {
      skuId: string;
      column: string;
      base: number | boolean | null;
      mine: number | boolean | null;
      theirs: number | boolean | null;
    }[];
  };
  'change-time-wrong': Reason;
  'stocktake-open': { count: number };
  'stocktake-short': { count: number };
  'stocktake-too-large': { limit: number };
  'product-refused': { count: number; fields: { field: string; message: string }[] };
  'product-conflict': { count: number; fields: ThreeValues[] };
  /** `products`: which are not ready and what each lacks; the first hundred. */
  'product-not-ready': Reason & { products: { productId: string; code: string; missing: string[] }[] };
  /** `key`: the sku, or the name that the page gave a new one. */
  'skus-refused': { count: number; cells: { key: string; field: string; message: string }[] };
  'skus-conflict': { count: number; cells: (ThreeValues & { key: string })[] };
  'sku-in-use': Reason;
  'import-file-refused': Reason;
  'bill-refused': Reason;
  'difference-not-bookable': Reason;
  'media-in-use': { count: number };
  /** The change set that names the image. */
  'media-in-draft': { title: string };
  'images-refused': Reason;
  'images-conflict': { name: string };
  'fields-changed': {
    count: number;
    fields: { field: string; base: unknown; mine: unknown; theirs: unknown }[];
  };
  /** `field`: where in the promotion, such as `tiers.0.reach.amount`. */
  'promotion-refused': { count: number; fields: { field: string; message: string }[] };
  /** `version`: as it is now. */
  'promotion-changed': { name: string; version: number };
  'promotion-over': Reason;
  'promotion-not-ready': Reason;
  'promotion-in-use': Reason;
  'promotion-time-wrong': Reason;
  /** `skus`: those that lose most, per unit; `cost` is null for those who may not read it. */
  'price-below-floor': Reason & {
    count: number;
    skus: { skuId: string; name: string; paid: number; cost: number | null }[];
  };
  'selection-refused': Reason;
  'menu-listing-refused': Reason;
  /** `field`: where in the page, such as `blocks.2.title`. */
  'campaign-refused': { count: number; fields: { field: string; message: string }[] };
  'brand-key-used': { name: string };
  'brand-in-use': { count: number };
  'category-move-refused': Reason;
  'category-in-use': Reason;
  'category-merge-refused': Reason;
  'term-in-use': { count: number };
  'term-used-too-much': Limit;
  'bulk-too-many': Limit;
  'bulk-value-wrong': Reason;
  'bulk-refused': { count: number };
  'bulk-conflict': { count: number };
  'change-too-large': Limit & { number: string };
  'builder-refused': { count: number; fields: { field: string; message: string }[] };
  'builder-changed': { name: string };
  'builder-not-ready': Reason;
  'levels-refused': Reason;
  'setting-refused': Reason;
  'presale-refused': Reason;
  'presale-booked': Reason;
  'presale-dates-refused': Reason;
  'presale-cancel-refused': Reason;
  'presale-cancel-count-changed': { count: number };
  'presale-limit': { available: number };
  'coupon-offer-refused': Reason;
  'coupon-offer-fixed': Reason;
  'coupon-batch-too-large': { left: number };
  'coupon-issue-changed': { count: number };
  'coupon-issue-too-many': { left: number; count: number };
  /** `line`: its number, or the name that the page gave a new one. */
  'slot-refused': Reason & { count: number; problems: LineProblem[] };
  'slot-warned': Reason & { count: number; problems: LineProblem[] };
  'slot-conflict': { count: number; fields: (ThreeValues & { line: string })[] };
  'search-words-refused': Reason;
  'search-pin-refused': Reason;
  'simulator-rule-invalid': Reason;
  'search-relevance-falls': { before: string; after: string };
  'claimed-by-other': { name: string };
  'export-limit': Limit;
  'reveal-limit': Limit;
  'receipts-wrong': Reason & { count: number };
  'broadcast-refused': Reason;
  'message-text-refused': Reason;
  'article-refused': Reason;
  'broadcast-more-members': { count: number };
  'marketing-unavailable': Reason;
  'marketing-more-recipients': { count: number };
  'tag-limit': Limit;
  'template-limit': Limit;
  'inspection-refused': Reason;
  'inspection-images-full': Limit;
  'key-refused': Reason;
  'webhook-refused': Reason;
  'delivery-too-many': Limit;
  'stock-below-held': { held: number };
  'lot-too-few': { remaining: number };
  'lot-choice-too-many': { units: number };
  'stocktake-lots-needed': { lots: string[] };
  'lot-expiry-differs': { expiresOn: string };
  'lot-receipt-wrong': Reason;
  'reaction-incomplete': Reason;
}

/** A refusal with the details of its code. A message replaces the one of the error code. */
export type RefusalOf<Name extends string> = Name extends keyof RefusalDetailsByName
  ? { code: Name; message?: string } & RefusalDetailsByName[Name]
  : { code: Name; message?: string };
