/** How long scripts and fonts wait for images, or a paint, that do not come. */
const LONGEST_MS = 3_000;

/**
 * A part of the page. It marks what is known before the first paint: WeChat draws back and title itself, so the bar of a phone leaves
 * them out; and what is below the first screen of a phone waits for `lay-out-later.ts`, unless somebody scrolls or presses a key.
 * Then it starts the scripts of the page (`later-scripts.ts`) when it is painted, on a phone with the images of its first screen
 * (those below are lazy), and with them its fonts: over a slow line both would come before those images, 400 kB of 500.
 * A page in the background is never painted.
 */
export const START_PAGE = import.meta.env.SSR
  ? `{
      const root = document.documentElement;
      const isPhone = matchMedia('(max-width: 767.98px)').matches && !document.hidden;
      const [navigation] = performance.getEntriesByType('navigation');
      if (/MicroMessenger/i.test(navigator.userAgent)) root.dataset.shell = 'wechat';
      if (isPhone && !location.hash && navigation?.type === 'navigate') root.dataset.opening = 'unmoved';
      for (const event of ['scroll', 'keydown'])
        addEventListener(event, () => root.matches('[data-opening]') && (root.dataset.opening = ''), { once: true, passive: true });
      const atMost = (event) => Promise.race([event, new Promise((done) => setTimeout(done, ${LONGEST_MS}))]);
      const firstImages = atMost(new Promise((done) => addEventListener('load', done)));
      const firstPaint = atMost(new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true })));
      const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const start = () => {
        for (const link of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet]')) link.media = '';
        const script = document.createElement('script');
        script.type = 'module';
        script.text = document.querySelector('script[type=later]').text;
        document.head.append(script);
        script.remove();
      };
      addEventListener('DOMContentLoaded', async () => {
        if (isPhone) await firstImages;
        if (!document.hidden) {
          await firstPaint;
          await nextFrame();
        }
        start();
      });
    }`.replace(/\n\s*/g, '')
  : '';
