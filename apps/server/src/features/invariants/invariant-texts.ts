import type { InvariantGroup, InvariantText } from './invariant-text.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { STOCK_AND_RECORD_TEXTS } from './stock-and-record-texts.ts';

/** Every invariant of `database/audit` in words, in the order of the page. A test compares the names with the files. */
export const INVARIANT_GROUPS: readonly InvariantGroup[] = [...ORDER_TEXTS, ...STOCK_AND_RECORD_TEXTS];

const BY_NAME = new Map(INVARIANT_GROUPS.flatMap(({ invariants }) => Object.entries(invariants)));
export const findInvariantText = (name: string): InvariantText | undefined => BY_NAME.get(name);
