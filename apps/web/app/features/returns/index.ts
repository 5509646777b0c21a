export { ApplyForm } from './apply/ApplyForm/ApplyForm.tsx';
export { ReturnDetails } from './detail/ReturnDetails/ReturnDetails.tsx';
export { loadApplication, loadReturn } from './returns-data.ts';
export { returnTone } from './texts/return-tone.ts';
