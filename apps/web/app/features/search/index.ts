export { SearchBox } from './SearchBox/SearchBox.tsx';
