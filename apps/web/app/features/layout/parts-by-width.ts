import { lazyOptional } from '../../platform/components/lazy-optional.ts';

const loadDesktop = () => import('./desktop-parts.ts');
const loadPhone = () => import('./phone-parts.ts');

// Their markup comes with the page and consists of links: the scripts follow those of the page itself.
export const FixedHeader = lazyOptional(async () => (await loadDesktop()).FixedHeader);
export const SideTools = lazyOptional(async () => (await loadDesktop()).SideTools);
export const TopStrip = lazyOptional(async () => (await loadDesktop()).TopStrip);

export const PageBar = lazyOptional(async () => (await loadPhone()).PageBar);
export const TabBar = lazyOptional(async () => (await loadPhone()).TabBar);
