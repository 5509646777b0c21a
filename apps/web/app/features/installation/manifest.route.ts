import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';
import maskable from './icons/icon-maskable.png';

const png = (src: string, size: number, purpose = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to install the shop: names, icons and colours. */
const MANIFEST = {
  id: '/',
  name: '花容 HUARONG',
  short_name: '花容',
  description: '护肤、彩妆、香水与个护，正品直供，七日无理由退货。',
  lang: 'zh-CN',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [png(icon192, 192), png(icon512, 512), png(maskable, 512, 'maskable')],
  shortcuts: [
    { name: '购物车', url: '/shopcart' },
    { name: '我的订单', url: '/myOrderList' },
  ],
};

export const loader = () =>
  new Response(JSON.stringify(MANIFEST), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'x-audience': 'everyone' },
  });
