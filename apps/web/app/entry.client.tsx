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

// The page is painted when its scripts start (`start-page.ts`). In a task of its own, behind their evaluation.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
