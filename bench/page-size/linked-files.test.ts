import { expect, test } from 'vitest';
import { linkedFiles } from './linked-files.ts';

const page = `<!doctype html><html><head>
<link rel="modulepreload" href="/assets/entry.js"/>
<link rel="modulepreload" href="/assets/home.js"/>
<link rel="stylesheet" href="/assets/root.css"/>
<link rel="preload" as="font" type="font/woff2" href="/assets/song.woff2" crossorigin="anonymous"/>
<link rel="prefetch" href="/assets/later.js"/>
</head><body>
<script>window.shop = "/assets/not-a-file.js"</script>
<script type="later" async="">import "/assets/manifest.js";
import * as route0 from "/assets/home.js";
const later = () => import("/assets/on-click.js");</script>
<script type="module" src="/assets/entry.js"></script>
</body></html>`;

test('a first visit fetches what the page names, each file once', () => {
  expect(linkedFiles(page)).toEqual({
    scripts: ['/assets/entry.js', '/assets/home.js', '/assets/manifest.js'],
    styles: ['/assets/root.css'],
    fonts: ['/assets/song.woff2'],
  });
});
