export { Footer } from './Footer/Footer.tsx';
export { LegalLines } from './Footer/LegalLines.tsx';
export { type FrameData, loadFrame } from './layout-data.ts';
export { SlotLink } from './SlotLink/SlotLink.tsx';
