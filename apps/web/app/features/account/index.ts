export { amountText, changeText, countText, pointsChangeText } from './format/amount-text.ts';
export { dayText, momentText, shortDayText, shortMomentText } from './format/moment-text.ts';
export { AccountFailure } from './parts/AccountFailure/AccountFailure.tsx';
export { Block } from './parts/Block/Block.tsx';
export { KeywordSearch, KeywordSearch as WordSearch } from './parts/KeywordSearch/KeywordSearch.tsx';
export { ListFooter, ListFooter as UnderList } from './parts/ListFooter/ListFooter.tsx';
export {
  NotificationLine,
  NotificationLine as NewsLine,
} from './parts/NotificationLine/NotificationLine.tsx';
export { PageHead } from './parts/PageHead/PageHead.tsx';
export { PageLoading, PageLoading as PageWaiting } from './parts/PageLoading/PageLoading.tsx';
export { PeriodChoice } from './parts/PeriodChoice/PeriodChoice.tsx';
export { ProductCell, ProductCell as GoodsCell } from './parts/ProductCell/ProductCell.tsx';
export { type RecordColumn, RecordTable } from './parts/RecordTable/RecordTable.tsx';
export { StepLine } from './parts/StepLine/StepLine.tsx';
