export { OrderAmounts } from './detail/OrderAmounts/OrderAmounts.tsx';
export { CancelRefusal } from './detail/OrderStatus/OrderStatus.tsx';
export { OrderTimeline } from './detail/OrderTimeline/OrderTimeline.tsx';
export { RecipientDetails, RemarkDetails } from './detail/RecipientDetails/RecipientDetails.tsx';
export { Refunds } from './detail/Refunds/Refunds.tsx';
export { OrderActions } from './OrderActions/OrderActions.tsx';
export { OrderLines } from './OrderLines/OrderLines.tsx';
