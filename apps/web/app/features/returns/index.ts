export { ApplyForm } from './apply/ApplyForm/ApplyForm.tsx';
export { ReturnSheet } from './detail/ReturnDetails/ReturnDetails.tsx';
export { loadApplication, loadReturn } from './returns-data.ts';
export { toneOf } from './texts/return-tone.ts';
