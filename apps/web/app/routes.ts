import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the shop. The specification fixes most addresses; docs/decisions/0005 the rest. */
export default [
  layout('features/frame/frame.route.tsx', [
    index('features/home/home.route.tsx'),
    route('category/:categoryId', 'features/listing/category.route.tsx'),
    route('search', 'features/listing/search.route.tsx'),
    route('hot', 'features/listing/search.route.tsx', { id: 'hot' }),
    route('weeklyspecials', 'features/listing/special.route.tsx'),
    route('exclusive', 'features/listing/special.route.tsx', { id: 'exclusive' }),
    route('gift_set', 'features/listing/special.route.tsx', { id: 'gift_set' }),
    route('function/:slug', 'features/listing/function.route.tsx'),
    route('tryout', 'features/listing/tryout.route.tsx'),
    route('campaign/:file', 'features/campaigns/campaign.route.tsx'),
    route('compare', 'features/compare/compare.route.tsx'),
    route('rank', 'features/rankings/rank.route.tsx'),
    route('rank/:categoryId', 'features/rankings/rank.route.tsx', { id: 'rank-shelf' }),
    route('shopcart', 'features/cart/cart.route.tsx'),
    route('order', 'features/checkout/checkout.route.tsx'),
    route('payment/:orderId', 'features/payment/cashier.route.tsx'),
    route('payment/result/:orderId', 'features/payment/result.route.tsx'),
    route('product/:file', 'features/product/product.route.tsx'),
    route('consultation/:file', 'features/product/consultation.route.tsx'),
    route('brand', 'features/brands/brand-wall.route.tsx'),
    route('brand/story/:file', 'features/brands/brand-story.route.tsx'),
    route('brand/:slug', 'features/brands/brand.route.tsx'),
    // The member's area: its menu is features/account/menu/account-menu.ts.
    layout('features/account/account.route.tsx', [
      route('myAccount', 'features/account/member-home.route.tsx'),
      route('myAccount/profile.html', 'features/account/profile.route.tsx'),
      route('myOrderList', 'features/orders/order-list.route.tsx'),
      route('myOrderList/:orderId', 'features/orders/order-detail.route.tsx'),
    ]),
  ]),
  layout('features/identity/identity-frame.route.tsx', [
    route('login', 'features/identity/login.route.tsx'),
    route('login/bind', 'features/identity/bind.route.tsx'),
    route('login/social/:provider', 'features/identity/social.route.tsx'),
    route('register', 'features/identity/register.route.tsx'),
    route('forgetPassword', 'features/identity/forgot.route.tsx'),
    route('forgetPassword/reset', 'features/identity/reset.route.tsx'),
  ]),
  layout('features/errors/slim.route.tsx', [
    route('v2/html/currentLimiting.html', 'features/errors/current-limiting.route.tsx'),
    route('*', 'features/errors/not-found.route.tsx'),
  ]),
  route('maintenance', 'features/errors/maintenance.route.tsx'),
  route('demo/ui', 'features/demo/gallery.route.tsx'),
] satisfies RouteConfig;
