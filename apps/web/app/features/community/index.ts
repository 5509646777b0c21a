export { PostRail } from './posts/PostRail/PostRail.tsx';
export { PostTile } from './posts/PostTile/PostTile.tsx';
export { writePath } from './posts/post-path.ts';
export { ReportButton } from './posts/ReportButton/ReportButton.tsx';
