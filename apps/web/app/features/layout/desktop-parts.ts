export { FixedHeader } from './FixedHeader/FixedHeader.tsx';
export { SideTools } from './SideTools/SideTools.tsx';
export { TopStrip } from './TopStrip/TopStrip.tsx';
