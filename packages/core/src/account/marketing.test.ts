import { describe, expect, it } from 'vitest';
import { campaignText, chargedTexts, signedCampaignText } from './marketing.ts';

it('a campaign text has the sign of the shop before and the way out behind it', () => {
  expect(campaignText('冬日限定上新')).toBe('冬日限定上新 拒收请回复R');
  expect(signedCampaignText('花容', '冬日限定上新')).toBe('【花容】冬日限定上新 拒收请回复R');
});

describe('the messages charged', () => {
  it.each([
    [1, 1],
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
  ])('for %d characters are %d', (length, messages) =>
    expect(chargedTexts('花'.repeat(length))).toBe(messages),
  );
});
