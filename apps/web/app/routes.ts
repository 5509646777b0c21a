import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the shop. The specification fixes most addresses; docs/decisions/0005 the rest. */
export default [
  layout('features/frame/frame.route.tsx', [
    index('features/home/home.route.tsx'),
    route('category/:categoryId', 'features/listing/category.route.tsx'),
    route('search', 'features/listing/search.route.tsx'),
    route('hot', 'features/listing/search.route.tsx', { id: 'hot' }),
    route('brand', 'features/brands/brand-wall.route.tsx'),
    route('brand/story/:file', 'features/brands/brand-story.route.tsx'),
    route('brand/:slug', 'features/brands/brand.route.tsx'),
  ]),
  layout('features/errors/slim.route.tsx', [
    route('v2/html/currentLimiting.html', 'features/errors/current-limiting.route.tsx'),
    route('*', 'features/errors/not-found.route.tsx'),
  ]),
  route('maintenance', 'features/errors/maintenance.route.tsx'),
  route('demo/ui', 'features/demo/gallery.route.tsx'),
] satisfies RouteConfig;
