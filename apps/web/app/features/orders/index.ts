export { Actions } from './Actions/Actions.tsx';
export { Amounts } from './Amounts/Amounts.tsx';
export { Lines } from './Lines/Lines.tsx';
export { Receiving } from './Receiving/Receiving.tsx';
export { Timeline } from './Timeline/Timeline.tsx';
