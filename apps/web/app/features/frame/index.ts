export { Footer } from './Footer/Footer.tsx';
export { type FrameData, loadFrame } from './frame-data.ts';
export { SearchBox } from './SearchBox/SearchBox.tsx';
export { SlotLink } from './SlotLink/SlotLink.tsx';
