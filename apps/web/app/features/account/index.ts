export { AccountFailure } from './AccountFailure/AccountFailure.tsx';
export { Block } from './Block/Block.tsx';
export { PageHead } from './PageHead/PageHead.tsx';
export { PageWaiting } from './PageWaiting/PageWaiting.tsx';
export { type RecordColumn, RecordTable } from './RecordTable/RecordTable.tsx';
export { amountText, changeText, countText, pointsChangeText } from './show/amount-text.ts';
export { dayText, momentText, shortDayText } from './show/moment-text.ts';
