import type { Fen } from '../shared/index.ts';

/** How a bundle is put together: slots of a case, filled with parts of its groups. */
export type BundleRule = {
  /** 盘盒 · 墨黑 */
  readonly caseName: string;
  /** Name and counting unit of the parts: 眼影 3 格. */
  readonly partName: string;
  readonly unit: string;
  readonly slots: readonly BundleSlot[];
  /** A part belongs to one group. Any part fits any slot. */
  readonly groups: readonly BundleGroup[];
  /** The same part may not be chosen twice. */
  readonly distinct: boolean;
  /** Discount once every slot is filled. */
  readonly fullDiscountFen: Fen;
  readonly engraving?: EngravingRule | undefined;
  /** Maximum quantity of the bundle in one order. */
  readonly purchaseLimit: number;
  readonly deliveryText: string;
  /** Return conditions, shown before buying. */
  readonly returns: readonly { readonly title: string; readonly text: string }[];
  /** Expected arrival text of sold-out parts. */
  readonly arrivals?: readonly { readonly skuId: string; readonly text: string }[] | undefined;
};

export type BundleSlot = { readonly slotId: string; readonly name: string; readonly required: boolean };

export type BundleGroup = {
  readonly name: string;
  readonly hint: string;
  readonly partSkuIds: readonly string[];
  readonly most?: number | undefined;
  readonly least?: number | undefined;
};

export type EngravingRule = {
  /** The limit in Chinese characters or in letters; a mixture counts in proportion. */
  readonly maxCharacters: number;
  readonly maxLetters: number;
  readonly fonts: readonly EngravingFont[];
  readonly feeFen: Fen;
  readonly notice: string;
};

export type EngravingFont = {
  readonly font: string;
  readonly name: string;
  /** The font has no Chinese characters. */
  readonly lettersOnly?: boolean | undefined;
};

/** A part placed in a slot. */
export type SlotChoice = { readonly slotId: string; readonly skuId: string };

export type Engraving = { readonly text: string; readonly font: string };
