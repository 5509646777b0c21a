import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The document of the tests has no popovers; a toast is then simply visible.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= () => {};

// There is no server for analytics; a test reads its events with `recordEvents`.
navigator.sendBeacon = () => true;

// A busy machine must not fail a test; a test that passes does not wait.
configure({ asyncUtilTimeout: 10_000 });

/** Tests of one file share a document: each leaves it empty. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the document of the tests has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
});
