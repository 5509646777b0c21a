import type { Cookies } from '../cookies/index.ts';

/** The member's privacy switches that this browser applies. */
const PRIVACY_SWITCHES = ['analytics', 'browsingHistory', 'personalisation'] as const;
export type PrivacySwitch = (typeof PRIVACY_SWITCHES)[number];

/** Tracking preferences of the browser. */
export interface TrackingSignals {
  globalPrivacyControl?: boolean | undefined;
  doNotTrack?: string | null | undefined;
}

/**
 * Everything is allowed until the member switches it off. The cookie stores the switches for pages that cannot wait
 * for the account. 数据分析 is also off when the browser asks not to be tracked.
 */
export function createPrivacy(cookies: Cookies, signals: () => TrackingSignals, onSet = () => {}) {
  const switchedOff = () => new Set(cookies.get('privacyOff').split(','));
  const isTrackingRefused = () => {
    const { globalPrivacyControl, doNotTrack } = signals();
    return globalPrivacyControl === true || doNotTrack === '1' || doNotTrack === 'yes';
  };
  function set(switches: Partial<Record<PrivacySwitch, boolean>>) {
    const before = switchedOff();
    const off = PRIVACY_SWITCHES.filter((name) =>
      switches[name] === undefined ? before.has(name) : !switches[name],
    );
    if (off.length > 0) cookies.set('privacyOff', off.join(','));
    else cookies.delete('privacyOff');
    onSet();
  }
  return {
    allows: (name: PrivacySwitch): boolean =>
      !switchedOff().has(name) && !(name === 'analytics' && isTrackingRefused()),
    set,
    /** Stores the switches of the account: `off` are the account's codes that are off. */
    applyAccountSwitches: (off: readonly string[]) =>
      set({
        analytics: !off.includes('analytics'),
        browsingHistory: !off.includes('history'),
        personalisation: !off.includes('recommendation'),
      }),
  };
}
export type Privacy = ReturnType<typeof createPrivacy>;
