export { PageBar } from './PageBar/PageBar.tsx';
export { TabBar } from './TabBar/TabBar.tsx';
