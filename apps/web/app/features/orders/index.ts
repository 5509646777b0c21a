export { Amounts } from './detail/OrderAmounts/OrderAmounts.tsx';
export { Timeline } from './detail/OrderTimeline/OrderTimeline.tsx';
export { Receiving } from './detail/RecipientDetails/RecipientDetails.tsx';
export { Actions } from './OrderActions/OrderActions.tsx';
export { Lines } from './OrderLines/OrderLines.tsx';
