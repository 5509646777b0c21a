import type { Cookies } from '../cookies/index.ts';

/** The member's privacy switches that decide what this browser may do by itself. */
const PRIVACY_SWITCHES = ['analytics', 'browsingHistory', 'personalisation'] as const;
export type PrivacySwitch = (typeof PRIVACY_SWITCHES)[number];

/** What the browser itself says about tracking. */
export interface TrackingSignals {
  globalPrivacyControl?: boolean | undefined;
  doNotTrack?: string | null | undefined;
}

/**
 * Everything is allowed until the member switches it off; the cookie keeps the answer for pages that cannot wait for the
 * account to load. 数据分析 is also off when the browser asks not to be tracked, whatever the switch says.
 */
export function createPrivacy(cookies: Cookies, signals: () => TrackingSignals) {
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
  }
  return {
    allows: (name: PrivacySwitch): boolean =>
      !switchedOff().has(name) && !(name === 'analytics' && isTrackingRefused()),
    set,
    /** Keeps what the account says: `off` are its own names for the switches that are off. */
    applyAccountSwitches: (off: readonly string[]) =>
      set({
        analytics: !off.includes('analytics'),
        browsingHistory: !off.includes('history'),
        personalisation: !off.includes('recommendation'),
      }),
  };
}
export type Privacy = ReturnType<typeof createPrivacy>;
