/** What only phones need of the page, in one request. */

export { OpenSheet } from './OpenSheet.tsx';
export { PhoneBar } from './PhoneBar.tsx';
