/** The only module that touches the real browser. Everything else takes its dependencies as arguments. */
import type { ReducedResponse } from '@huarong/contract/kit';
import { sourceFrom } from '@huarong/core/analytics';
import {
  createLocalSink,
  createOrderTracking,
  createSlotTracking,
  createTrack,
  createVisitId,
  type SearchEvent,
} from './analytics/index.ts';
import { type Api, createApi } from './api/create-api.ts';
import { apiHost, configuredHosts } from './api/environment.ts';
import { createFetchTransport } from './api/fetch-transport.ts';
import { callHeaders, createRequest } from './api/request.ts';
import {
  createCookies,
  createDeviceFingerprint,
  createRecentViews,
  createSearchHistory,
  createVisitSource,
} from './cookies/index.ts';
import { basePath, withoutBase } from './links/base-path.ts';
import { createChannel } from './messages/channel.ts';
import { messages } from './messages/messages.ts';
import { SAVED_PAGES } from './offline/cache-names.ts';
import { createPrivacy } from './privacy/index.ts';
import { createUserState } from './session/index.ts';

export function createBrowserPlatform(browser: Window & typeof globalThis) {
  const { document, location, navigator } = browser;
  const cookies = createCookies(
    {
      read: () => document.cookie,
      write: (line) => {
        document.cookie = line;
      },
    },
    { secure: location.protocol === 'https:' },
  );
  const privacy = createPrivacy(
    cookies,
    () => navigator,
    () => visit.forgetWhenOff(),
  );
  const mayAnalyse = () => privacy.allows('analytics');
  const user = createUserState(cookies);
  const visitSource = createVisitSource(cookies, mayAnalyse);
  const locked = createChannel<ReducedResponse>();
  const base = basePath();
  const host = base || apiHost(location.hostname, configuredHosts());

  const deviceFingerprint = createDeviceFingerprint({
    cookies,
    storage: () => browser.localStorage,
    randomBytes: (length) => browser.crypto.getRandomValues(new Uint8Array(length)),
  });

  const request = createRequest({
    fetch: (url, init) => browser.fetch(url, init),
    host,
    cookies,
    deviceFingerprint,
    location: () => `${withoutBase(location.pathname)}${location.search}`,
    navigate: (target) => location.assign(`${base}${target}`),
    alert: messages.alert,
    locked,
    endSession: user.endSession,
    noticeSignOut: user.noticeSignOut,
  });
  const sink = createLocalSink({
    mayAnalyse,
    sendBeacon: (path, json) =>
      navigator.sendBeacon(`${host}${path}`, new Blob([json], { type: 'application/json' })),
    after: (ms, action) => browser.setTimeout(action, ms),
  });
  // Hiding is the last event a closing tab is sure to get. When the page is shown again, another tab may have signed
  // out.
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? sink.flush() : user.refresh(),
  );
  // Two windows side by side are both visible.
  browser.addEventListener('focus', () => user.refresh());

  const visit = createVisitId({
    mayAnalyse,
    storage: () => browser.localStorage,
    randomBytes: (length) => browser.crypto.getRandomValues(new Uint8Array(length)),
    now: () => new Date(),
  });
  // It may have been switched off elsewhere, or by the browser itself.
  visit.forgetWhenOff();
  const track = createTrack({
    mayAnalyse,
    sink: sink.add,
    userId: () => cookies.get('user_id'),
    // The link of this page counts before its source is stored, which happens after hydration.
    source: () => sourceFrom(location.search, new Date()) ?? visitSource.latest(),
    path: () => location.pathname,
    visitId: visit.current,
    createEventId: visit.createEventId,
    now: () => new Date(),
  });

  const slots = createSlotTracking({ mayAnalyse, add: sink.add, storage: () => browser.sessionStorage });
  document.addEventListener('click', ({ target }) => slots.onClick(target));

  return {
    request,
    api: createApi(createFetchTransport(request)),
    quietApi: createApi(createFetchTransport(request, { quiet: true })),
    /** Address and headers of a call that `request` cannot make: an upload with progress, a download. */
    callTo: (path: string) => ({
      url: `${host}${path}`,
      headers: callHeaders({ cookies, deviceFingerprint }),
    }),
    onLocked: locked.subscribe,
    cookies,
    user,
    privacy,
    visitSource,
    searchHistory: createSearchHistory(cookies),
    recentViews: createRecentViews(
      cookies,
      () => privacy.allows('browsingHistory'),
      () => void browser.caches?.delete(SAVED_PAGES),
    ),
    track,
    trackSearch: (event: SearchEvent) => {
      if (mayAnalyse()) sink.add(event);
    },
    ...createOrderTracking({
      mayAnalyse,
      track(event) {
        track(event);
        if (event.name === 'order_placed') slots.onOrder();
      },
      storage: () => browser.localStorage,
    }),
  };
}
export type BrowserPlatform = ReturnType<typeof createBrowserPlatform>;

let platform: BrowserPlatform | undefined;

/** The platform of this page, created on first use. Browser only: server loaders use the in-process transport. */
export function browserPlatform(): BrowserPlatform {
  platform ??= createBrowserPlatform(window);
  return platform;
}

/** Typed clients over fetch. `quiet`: no alerts, for loaders and callers that show errors themselves. */
export const browserApi = ({ quiet = false } = {}): Api =>
  quiet ? browserPlatform().quietApi : browserPlatform().api;
