export { code128Bars, code128Values } from './code128.ts';
