export { CheckLink } from './Facets/CheckLink.tsx';
export { SearchBox } from './SearchBox/SearchBox.tsx';
