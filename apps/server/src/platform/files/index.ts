export { type FileFolders, mountFiles } from './mount-files.ts';
export { sendDownload } from './send-download.ts';
