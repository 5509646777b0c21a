import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { restorePageData } from '../seams/page-data/restore-page-data.ts';
import { basePath } from './platform/links/base-path.ts';
import { keepPageAnchors } from './platform/links/page-anchors.ts';

restorePageData();
keepPageAnchors(window);
// The router of a preview: its addresses are below the one of the preview.
if (basePath() !== '')
  Object.assign((globalThis as { __reactRouterContext?: object }).__reactRouterContext ?? {}, {
    basename: basePath(),
  });

// A task of its own: a browser that records where it came from reads the whole file again otherwise.
queueMicrotask(() => afterPaint(hydrate));

function hydrate() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

/** The page is painted before its scripts take the processor of a phone. A page in the background is never painted. */
function afterPaint(start: () => void) {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
