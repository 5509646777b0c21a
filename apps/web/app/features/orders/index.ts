export { OrderAmounts } from './detail/OrderAmounts/OrderAmounts.tsx';
export { OrderTimeline } from './detail/OrderTimeline/OrderTimeline.tsx';
export { RecipientDetails } from './detail/RecipientDetails/RecipientDetails.tsx';
export { OrderActions } from './OrderActions/OrderActions.tsx';
export { OrderLines } from './OrderLines/OrderLines.tsx';
