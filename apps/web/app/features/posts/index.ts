export { PostRail } from './PostRail/PostRail.tsx';
export { PostTile } from './PostTile/PostTile.tsx';
export { writePath } from './post-path.ts';
export { ReportButton } from './ReportButton/ReportButton.tsx';
