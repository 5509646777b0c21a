import { describe, expect, test } from 'vitest';
import { assessRisk, type RiskFacts, riskSentence } from './risk.ts';

const usual: RiskFacts = {
  hasHistory: true,
  isKnownDevice: true,
  isKnownNetwork: true,
  failures: 0,
  accountsOnNetwork: 1,
  isUnderAttack: false,
  isWatched: false,
};

describe('a login', () => {
  test.each<[string, Partial<RiskFacts>, boolean, string[]]>([
    ['from the usual place is accepted', {}, false, []],
    [
      'is let in the first time, wherever it comes from',
      { hasHistory: false, isKnownDevice: false, isKnownNetwork: false },
      false,
      [],
    ],
    ['with a new device is accepted', { isKnownDevice: false }, false, ['new-device']],
    ['from a new network is accepted', { isKnownNetwork: false }, false, ['new-network']],
    [
      'with a new telephone in a new place is asked again',
      { isKnownDevice: false, isKnownNetwork: false },
      true,
      ['new-device', 'new-network'],
    ],
    ['after two failures is accepted', { failures: 2 }, false, []],
    ['after three failures on the usual network is accepted', { failures: 3 }, false, ['many-failures']],
    [
      'after three failures on a new network needs verification',
      { failures: 3, isKnownNetwork: false },
      true,
      ['new-network', 'many-failures'],
    ],
    ['from a busy network is accepted', { accountsOnNetwork: 40 }, false, ['busy-network']],
    [
      'with a new telephone from where many accounts come in is asked again',
      { accountsOnNetwork: 10, isKnownDevice: false },
      true,
      ['new-device', 'busy-network'],
    ],
    [
      'to an account that strangers try needs verification, also the first time',
      { hasHistory: false, isKnownDevice: false, isUnderAttack: true },
      true,
      ['under-attack'],
    ],
    ['to a watched account always needs verification', { isWatched: true }, true, ['watched']],
  ])('%s', (_rule, facts, isHigh, reasons) => {
    const risk = assessRisk({ ...usual, ...facts });
    expect([risk.isHigh, risk.reasons]).toEqual([isHigh, reasons]);
  });

  test('never scores lower with an additional reason', () => {
    const worse = assessRisk({ ...usual, isKnownDevice: false, failures: 5 });
    expect(worse.score).toBeGreaterThan(assessRisk({ ...usual, isKnownDevice: false }).score);
    expect(worse.reasons.map(riskSentence).join('')).toMatch(/设备.*密码/);
  });
});
