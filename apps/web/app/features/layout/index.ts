export { Footer } from './Footer/Footer.tsx';
export { LegalLines } from './Footer/LegalLines.tsx';
export { type LayoutData, loadLayout } from './layout-data.ts';
export { MarkedText } from './MarkedText/MarkedText.tsx';
export { SlotLink } from './SlotLink/SlotLink.tsx';
