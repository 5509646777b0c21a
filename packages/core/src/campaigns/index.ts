export { dailyWindow, endOfShanghaiWeek } from './daily-window.ts';
