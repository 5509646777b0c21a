import script from './service-worker.js?raw';

/** At the root of the shop, because a worker serves only what is below its address. */
export const loader = () =>
  new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'x-audience': 'everyone' },
  });
