import { inCore, inFeature, type Mutant } from '../mutant.ts';

export const ORDERS: Readonly<Record<string, Mutant>> = {
  'stock-sold-below-zero': inFeature(
    'inventory',
    'a count may remove more units than are available',
    [['inventory/adjust-stock.ts', "    .where('available', '>=', -difference)\n", '']],
    ['inventory/inventory.feature.test.ts'],
  ),
  'held-stock-not-released': inFeature(
    'inventory',
    'a cancelled order keeps its units',
    [['inventory/release-stock.ts', 'available = available + locked.quantity', 'available = available']],
    ['inventory/order-stock.feature.test.ts'],
  ),
  'stock-released-twice': inFeature(
    'inventory',
    'a second release gives the units back again',
    [['inventory/release-stock.ts', ' and ended_at is null', '']],
    ['inventory/order-stock.feature.test.ts'],
  ),
  'unfinished-order-hidden': inFeature(
    'orders',
    'an order that is not finished can be removed from the list',
    [
      [
        'orders/list/hide-order.ts',
        '!subOrders.every(({ status }) => isFinal(status))',
        'subOrders.length === 0',
      ],
    ],
    ['orders/orders.feature.test.ts'],
  ),
  'guest-order-by-any-mobile': inFeature(
    'orders',
    'a guest order is shown to whoever verified any mobile',
    [['orders/guests/look-up-order.ts', 'order?.guest_mobile !== mobile || ', 'order === null || ']],
    ['checkout/place-order/guest-checkout.feature.test.ts'],
  ),
  'points-of-refunded-units': inFeature(
    'orders',
    'refunded units earn points',
    [
      [
        'orders/points-earned.ts',
        'filter((_, index) => !line.settled_pieces.includes(index))',
        'filter(() => true)',
      ],
    ],
    [
      'returns/return-refunds.feature.test.ts',
      'returns/return-lifecycle.feature.test.ts',
      'orders/orders.feature.test.ts',
    ],
  ),
  'cancel-after-shipping': inCore(
    'orders',
    'a shipped order offers cancellation',
    [
      [
        'orders/order-actions.ts',
        '      OrderStatus.Packing,\n    ),',
        '      OrderStatus.Packing,\n      OrderStatus.Shipped,\n    ),',
      ],
    ],
    ['orders/orders.test.ts', 'orders/order-lifecycle.test.ts'],
  ),
  'large-return-without-review': inCore(
    'returns',
    'returns of any amount are approved without review',
    [['returns/auto-approval.ts', '  refundFen <= autoApproveUpTo &&\n', '']],
    ['returns/returns.test.ts'],
  ),
  'return-image-for-anyone': inFeature(
    'returns',
    'the signature of a private image is not compared',
    [
      [
        'returns/images/signed-image-url.ts',
        'matchesSignature(secrets, sign, (secret) => signatureOf(secret, { id, until, size }))',
        'secrets.length > 0 && matchesSignature !== null && sign.length === 64',
      ],
    ],
    ['returns/images/return-images.feature.test.ts'],
  ),
  'delivery-promised-after-cut-off': inCore(
    'checkout',
    'an order after the cut-off time is promised for today',
    [['checkout/delivery-promise.ts', 'shanghaiTime(now) < cutOff', "shanghaiTime(now) < '99:99'"]],
    ['checkout/delivery-promise.test.ts'],
  ),
  'quote-not-compared': inFeature(
    'checkout',
    'an order is placed at another price than the one shown',
    [['checkout/place-order/validate-quote.ts', '!== request.quoteHash)', "=== '')"]],
    ['checkout/checkout.feature.test.ts'],
  ),
  'merged-above-limit': inCore(
    'cart',
    'merging two carts exceeds the limit of a line',
    [['cart/merge-lines.ts', 'Math.max(before, Math.min(before + added, maxQuantity))', 'before + added']],
    ['cart/merge-lines.test.ts'],
  ),
  'delisted-line-buyable': inCore(
    'cart',
    'a delisted sku stays buyable in the cart',
    [['cart/unavailable-reason.ts', '  if (!line.isOnSale) return UnavailableReason.Delisted;\n', '']],
    ['cart/cart.test.ts'],
  ),
  'cart-above-stock': inFeature(
    'cart',
    'adding to the cart ignores stock and limit',
    [['cart/lines/add-line.ts', 'moment where is_on_sale and ', 'moment where is_on_sale or ']],
    ['cart/cart.feature.test.ts', 'cart/lines/cart-lines.feature.test.ts'],
  ),
  'empty-palette-sold': inFeature(
    'bundles',
    'an incomplete bundle can be bought',
    [
      [
        'bundles/check-choice.ts',
        'if (checked.isComplete) return null;',
        'if (checked !== null) return null;',
      ],
    ],
    ['bundles/bundle-cart.feature.test.ts', 'bundles/bundles.feature.test.ts'],
  ),
};
