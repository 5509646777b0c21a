export { Footer } from './Footer/Footer.tsx';
export { LegalLines } from './Footer/LegalLines.tsx';
export { type FrameData, loadFrame } from './frame-data.ts';
export { lazyOrNothing } from './lazy-or-nothing.ts';
export { SearchBox } from './SearchBox/SearchBox.tsx';
export { SlotLink } from './SlotLink/SlotLink.tsx';
