export { Reorder } from './Reorder/Reorder.tsx';
