import { accept } from '@huarong/core/shared';
import { expect, test } from 'vitest';
import type { Api } from '../../platform/api/index.ts';
import type { PageArgs } from '../../platform/pages/loaders.ts';
import { loadCoupons } from './coupons-data.ts';

test('the offers are those that the claim centre counts: releases too, none for points', async () => {
  const page = async () => accept({ list: [], totalPages: 0, counts: { usable: 0, used: 0, expired: 0 } });
  const centre = {
    drops: [
      { offerId: 'release', state: 'claimable' },
      { offerId: 'later', state: 'coming' },
    ],
    offers: [
      { offerId: 'birthday', state: 'claimable' },
      { offerId: 'for-points', state: 'claimable', points: 800 },
      { offerId: 'owned', state: 'claimed' },
    ],
  };
  const api = {
    coupons: { list: page, offline: page, centre: async () => accept(centre) },
  } as unknown as Api;
  const url = new URL('http://shop.test/myAccount/coupon');
  const { offers } = await loadCoupons(api, { url } as unknown as PageArgs);
  expect(offers.map(({ offerId }) => offerId)).toEqual(['birthday', 'release']);
});
