import type { Tiers } from './selector.ts';

/** What a phrase of the keyword means besides the words that are matched. */
export type Intent =
  | PriceIntent
  | ColourIntent
  | ExclusionIntent
  | (IntentBase & {
      kind: 'recipient' | 'concern' | 'routine' | 'brand';
      /** The products that are meant. */
      tiers: Tiers;
      /** The same when other words are typed; without it `tiers`. Empty: no restriction. */
      tiersWithWords?: Tiers;
    });

interface IntentBase {
  /** For the shopper: 价格 ≤ ¥500. */
  label: string;
  notice?: IntentNotice;
  /** Instead of `notice` when other words are typed. */
  noticeWithWords?: IntentNotice;
}

export interface PriceIntent extends IntentBase {
  kind: 'price';
  minFen?: number;
  maxFen?: number;
}

export interface ColourIntent extends IntentBase {
  kind: 'colour';
  /** Also matched in names of shades. */
  name: string;
  hexes: readonly string[];
  /** The largest difference (CIEDE2000) from one of the colours. */
  reach: number;
  /** Categories that are meant when no other word is typed. */
  scope: readonly string[];
}

export interface ExclusionIntent extends IntentBase {
  kind: 'exclusion';
  /** Groups of ingredients that must be absent. None: the data cannot say. */
  groups: readonly string[];
  /** Categories that are meant when no other word is typed. */
  scope: readonly string[];
}

/** A sentence for the shopper about what the shop can and cannot do. */
export interface IntentNotice {
  kind: 'brandNotSold' | 'exclusion' | 'claim' | 'relaxed';
  text: string;
}
