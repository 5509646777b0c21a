// Builds the pages with every seam off and lets shoppers use that shop: slower, but right.
import { buildApps } from '../bootstrap/build-apps.mjs';
import { say } from '../bootstrap/say.mjs';
import { steps } from '../testing/steps.mjs';

/** Between them: hydration of every kind of page, navigation, search, login, cart, checkout and payment. */
const JOURNEYS = ['home', 'listing-browse', 'product-page', 'mini-cart', 'checkout-buy', 'error-pages'];

/** `npm run prove:seams`, or with other journeys: `npm run prove:seams -- cart-page`. */
export async function proveSeams(journeys) {
  const usual = process.env.SEAMS_OFF;
  process.env.SEAMS_OFF = usual ?? 'all';
  say(`关闭的接缝 · seams that are off: ${process.env.SEAMS_OFF}`);
  try {
    await buildApps();
    const files = (journeys.length > 0 ? journeys : JOURNEYS).map((name) => `e2e/journeys/${name}.spec.ts`);
    return (await steps.e2e.run(files)).code;
  } finally {
    if (usual === undefined) delete process.env.SEAMS_OFF;
    say('下一条命令会重新构建页面 · the next command builds the usual pages again');
  }
}
