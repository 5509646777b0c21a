export { ApplyForm } from './ApplyForm/ApplyForm.tsx';
export { ReturnSheet } from './ReturnSheet/ReturnSheet.tsx';
export { loadApplication, loadReturn } from './returns-data.ts';
export { toneOf } from './words/status-tone.ts';
