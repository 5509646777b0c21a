export { CompareLink } from './CompareLink/CompareLink.tsx';
