export {
  checkIncludedItems,
  cleanIncludedItems,
  INCLUDED_ITEM_PARTS,
  type IncludedItem,
  MAX_INCLUDED_ITEMS,
} from './included-items.ts';
