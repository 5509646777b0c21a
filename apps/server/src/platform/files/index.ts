export { type FileFolders, mountFiles } from './mount-files.ts';
