import { ANALYTICS_EVENTS, type AnalyticsEvent } from '@huarong/core/analytics';
import { describe, expect, test } from 'vitest';
import { createLocalSink, createTrack, type TrackedEvent } from './index.ts';

const now = new Date('2026-11-15T12:00:00Z');
/** A tracked event that the test recognises by its operation code. */
const event = (code: string): TrackedEvent => ({
  name: 'page_view',
  OP_code: code,
  eventID: '0'.repeat(32),
  page: { kind: 'home', type: 'home', layout: 'other' },
  source: null,
  at: now.getTime(),
});

/** A sink with a fake browser: beacons are collected in `sent`, timers run on demand. */
function sinkInBrowser({ allowed = true, beacon = (): boolean => true } = {}) {
  const sent: { path: string; json: string }[] = [];
  const timers: (() => void)[] = [];
  const privacy = { allowed };
  const sink = createLocalSink({
    mayAnalyse: () => privacy.allowed,
    sendBeacon: (path, json) => {
      sent.push({ path, json });
      return beacon();
    },
    after: (_ms, action) => timers.push(action),
  });
  const codes = () =>
    sent.flatMap(({ json }) => (JSON.parse(json).events as TrackedEvent[]).map(({ OP_code }) => OP_code));
  return { sink, sent, timers, codes, privacy };
}

describe('tracking', () => {
  const tracking = (
    allowed: boolean,
    { userID = '7', visitID }: { userID?: string; visitID?: string } = {},
  ) => {
    const tracked: TrackedEvent[] = [];
    const source = {
      utm_source: 'weibo',
      utm_medium: '',
      utm_campaign: '',
      utm_content: '',
      utm_term: '',
      currentTime: 1,
    };
    const track = createTrack({
      mayAnalyse: () => allowed,
      sink: (one) => tracked.push(one),
      userId: () => userID,
      source: () => source,
      path: () => '/product/1001.html',
      visitId: () => visitID,
      createEventId: () => 'e'.repeat(32),
      now: () => now,
    });
    return { tracked, track, source };
  };
  const order: AnalyticsEvent = {
    name: 'order_paid',
    commodity_sku: '2002',
    orderID: '360000000000000001',
    totalAmount: '320.00',
    discount: '20.00',
    coupons: ['c1'],
    freight: '0.00',
    orderPrice: '300.00',
  };

  test('sends the event, the page, the campaign and the time', () => {
    const { tracked, track, source } = tracking(true, { visitID: 'f'.repeat(32) });
    track(order);
    expect(tracked).toEqual([
      {
        ...order,
        OP_code: 'pay',
        eventID: 'e'.repeat(32),
        visitID: 'f'.repeat(32),
        userID: '7',
        page: { kind: 'product', type: 'pdp', layout: 'Product-detail-page' },
        source,
        at: now.getTime(),
      },
    ]);
  });
  test('drops undeclared fields, and the member and the visit where there is none', () => {
    const { tracked, track } = tracking(true, { userID: '' });
    const withMobile = { name: 'page_view', mobile: '13800000002' } as const;
    track(withMobile);
    expect(Object.keys(tracked[0] ?? {})).toEqual(['name', 'OP_code', 'eventID', 'page', 'source', 'at']);
  });
  test('the list of events has the fields of the specification', () => {
    const fields = new Set(Object.values(ANALYTICS_EVENTS).flatMap((listed) => [...listed.fields]));
    expect([...fields, 'OP_code', 'userID'].sort()).toEqual(
      'OP_code commodity_sku coupons discount freight orderID orderPrice totalAmount userID'.split(' '),
    );
  });
  test('sends nothing once analytics is switched off', () => {
    const { tracked, track } = tracking(false);
    track(order);
    expect(tracked).toEqual([]);
  });
});

describe('sending', () => {
  test('waits and sends all events in one message', () => {
    const { sink, sent, timers, codes } = sinkInBrowser();
    sink.add(event('a'));
    sink.add(event('b'));
    expect(sent).toEqual([]);
    expect(timers).toHaveLength(1);
    timers[0]?.();
    expect(sent.map(({ path }) => path)).toEqual(['/v1/analytics/events']);
    expect(codes()).toEqual(['a', 'b']);
  });
  test('waits again after each message and sends no empty one', () => {
    const { sink, sent, timers } = sinkInBrowser();
    sink.add(event('a'));
    sink.flush();
    sink.flush();
    timers[0]?.();
    sink.add(event('b'));
    expect(timers).toHaveLength(2);
    expect(sent).toHaveLength(1);
  });
  test('puts at most 16 KB into one message, counted in bytes', () => {
    const { sink, sent, codes } = sinkInBrowser();
    const words = Array.from({ length: 60 }, (_, index) => `${index}${'花'.repeat(300)}`);
    for (const word of words) sink.add(event(word));
    sink.flush();
    expect(sent.length).toBeGreaterThan(2);
    for (const { json } of sent) expect(new TextEncoder().encode(json).length).toBeLessThanOrEqual(16_384);
    expect(codes()).toEqual(words);
  });
  test('puts at most fifty events into one message', () => {
    const { sink, sent, codes } = sinkInBrowser();
    for (let index = 0; index < 51; index++) sink.add(event('a'));
    expect(JSON.parse(sent[0]?.json ?? '').events).toHaveLength(50);
    sink.flush();
    expect(codes()).toHaveLength(51);
  });
  test('drops a single event that is larger than the limit', () => {
    const { sink, sent } = sinkInBrowser();
    sink.add(event('花'.repeat(6_000)));
    sink.flush();
    expect(sent).toEqual([]);
  });
  test('discards the batch when analytics is switched off before sending', () => {
    const { sink, sent, privacy } = sinkInBrowser();
    sink.add(event('a'));
    privacy.allowed = false;
    sink.flush();
    privacy.allowed = true;
    sink.flush();
    expect(sent).toEqual([]);
  });
  test('never throws into the page', () => {
    const broken = sinkInBrowser({
      beacon: () => {
        throw new Error('blocked');
      },
    });
    broken.sink.add(event('a'));
    expect(() => broken.timers[0]?.()).not.toThrow();
    const circular = event('b') as TrackedEvent & { self?: unknown };
    circular.self = circular;
    expect(() => broken.sink.add(circular)).not.toThrow();
    broken.sink.add({ ...event('c'), at: 1n } as never);
    expect(() => broken.sink.flush()).not.toThrow();
  });
});
