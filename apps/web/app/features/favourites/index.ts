export { FollowBrand } from './FollowBrand/FollowBrand.tsx';
