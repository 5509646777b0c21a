export { arrivalDay } from './ArrivalFloor/arrival-day.ts';
