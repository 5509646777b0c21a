import type { Fen } from '../shared/index.ts';

/** How a bundle is put together: slots of a case, filled with parts of its groups. */
export type BundleRule = {
  /** 盘盒 · 墨黑 */
  readonly caseName: string;
  /** How parts are called and counted: 眼影 3 格. */
  readonly partName: string;
  readonly unit: string;
  readonly slots: readonly BundleSlot[];
  /** A part stands in one group. Any part fits any slot. */
  readonly groups: readonly BundleGroup[];
  /** No part twice. */
  readonly distinct: boolean;
  /** Taken off once every slot is filled. */
  readonly fullDiscountFen: Fen;
  readonly engraving?: EngravingRule | undefined;
  /** Pieces of the bundle in one order. */
  readonly purchaseLimit: number;
  readonly deliveryText: string;
  /** How a return works, told before buying. */
  readonly returns: readonly { readonly title: string; readonly text: string }[];
  /** When a part that is sold out will be back. */
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
  /** So many Chinese characters, or so many letters, or a mixture in proportion. */
  readonly maxCharacters: number;
  readonly maxLetters: number;
  readonly fonts: readonly EngravingFont[];
  readonly feeFen: Fen;
  readonly notice: string;
};

export type EngravingFont = {
  readonly font: string;
  readonly name: string;
  /** It has no Chinese characters. */
  readonly lettersOnly?: boolean | undefined;
};

/** A part in a slot. */
export type SlotChoice = { readonly slotId: string; readonly skuId: string };

export type Engraving = { readonly text: string; readonly font: string };
