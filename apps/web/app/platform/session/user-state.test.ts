import { describe, expect, test } from 'vitest';
import { createCookies } from '../cookies/cookies.ts';
import { fakeJar } from '../cookies/fake-jar.ts';
import { createUserState, SIGNED_OUT } from './user-state.ts';

const member = { UID: '7', Token: 't0k3n', user_id: '7', user_name: '小芍' };
const merge = { mergeId: '1', lines: [{ skuId: '2002', productName: '朱砂唇膏', added: 1 }], left: [] };
const info = {
  UID: '7',
  user_id: '7',
  user_name: '小芍',
  nickname: '小芍药',
  cardType: 'BLACK' as const,
  cardName: '芍药',
  cardNumber: '8600000000000007',
  points: 20,
  cardPoints: 10,
  payPoints: 20,
  miniCartCount: 4,
  couponCount: 2,
  unreadCount: 3,
  userType: 'member' as const,
};
const stateWith = (initial: Record<string, string> = {}) => {
  const cookies = createCookies(fakeJar(initial), { secure: false });
  return { cookies, user: createUserState(cookies) };
};

describe('the user state', () => {
  test('is anonymous without a token', () => {
    const { user } = stateWith({ UID: '7', user_name: 'x' });
    expect(user.get()).toEqual(user.getServer());
  });
  test('is signed in with a token and has the nickname', () => {
    const { user } = stateWith({ Token: 't', user_name: encodeURIComponent('小芍') });
    expect(user.get()).toMatchObject({ isSignedIn: true, nickname: '小芍' });
  });
  test('is anonymous on the server, whatever the cookies say', () =>
    expect(stateWith({ Token: 't' }).user.getServer().isSignedIn).toBe(false));
  test('limits the length of the nickname', () => {
    const { user } = stateWith({ Token: 't', user_name: encodeURIComponent(`\u202e${'长'.repeat(80)}\n`) });
    expect(user.get().nickname).toBe('长'.repeat(50));
  });
  test('signs in and out', () => {
    const { cookies, user } = stateWith({ tpId: 'x', guestCheckout: '1', guestToken: 'g' });
    user.signIn(member);
    expect(user.get()).toMatchObject({ isSignedIn: true, nickname: '小芍', cartMerge: null });
    expect([cookies.get('UID'), cookies.get('Token'), cookies.get('user_id')]).toEqual(['7', 't0k3n', '7']);
    expect([cookies.get('tpId'), cookies.get('guestCheckout'), cookies.get('guestToken')]).toEqual([
      '',
      '',
      '',
    ]);
    user.setInfo(info);
    expect(user.get()).toMatchObject({ nickname: '小芍药', cartCount: 4, info: { unreadCount: 3 } });
    user.signOut();
    expect(user.get()).toEqual(user.getServer());
    expect([cookies.get('UID'), cookies.get('Token'), cookies.get('user_name')]).toEqual(['', '', '']);
  });
  test('keeps the merged guest cart until it is dismissed', () => {
    const { user } = stateWith();
    user.signIn({ ...member, cartMerge: merge });
    expect(user.get().cartMerge).toBe(merge);
    user.dismiss('cartMerge');
    expect(user.get().cartMerge).toBeNull();
  });
  test('keeps the offered guest orders until they are dismissed', () => {
    const { user } = stateWith();
    user.signIn({ ...member, guestOrders: { count: 2 } });
    expect(user.get().guestOrders).toEqual({ count: 2 });
    user.dismiss('guestOrders');
    expect(user.get().guestOrders).toBeNull();
  });
  test('keeps the reason of an ended session, also on the next page, until it is dismissed', () => {
    const { cookies, user } = stateWith({ Token: 't' });
    user.endSession('CMN1039E');
    expect(user.get()).toMatchObject({ isSignedIn: false, currentErrorCode: 'CMN1039E' });
    const next = createUserState(cookies);
    expect(next.get().currentErrorCode).toBe('CMN1039E');
    next.dismiss('currentErrorCode');
    expect(createUserState(cookies).get().currentErrorCode).toBeNull();
  });
  test('drops the reason of an ended session at the next login', () => {
    const { cookies, user } = stateWith({ Token: 't' });
    user.endSession('2510');
    user.signIn(member);
    expect(user.get().currentErrorCode).toBeNull();
    expect(createUserState(cookies).get().currentErrorCode).toBeNull();
  });
  test('drops the member info when another member signed in in another tab', () => {
    const { cookies, user } = stateWith({ Token: 't', UID: '7' });
    user.setInfo(info);
    user.refresh();
    expect(user.get().info).toBe(info);
    cookies.set('UID', '8');
    user.refresh();
    expect(user.get().info).toBeNull();
  });
  test('notices a sign-out in another tab', () => {
    const { cookies, user } = stateWith({ Token: 't' });
    cookies.delete('Token');
    user.refresh();
    expect(user.get()).toMatchObject({ isSignedIn: false, currentErrorCode: SIGNED_OUT });
    cookies.set('Token', 't2');
    user.refresh();
    expect(user.get(), 'signed in again there').toMatchObject({ isSignedIn: true, currentErrorCode: null });
  });
  test('keeps the notice of a sign-out in another tab for the login page', () => {
    const { cookies, user } = stateWith({ Token: 't' });
    user.noticeSignOut();
    expect(createUserState(cookies).get().currentErrorCode, 'still signed in').toBeNull();
    cookies.delete('Token');
    user.noticeSignOut();
    expect(createUserState(cookies).get().currentErrorCode).toBe(SIGNED_OUT);
  });
  test('says nothing about a sign-out in this tab', () => {
    const { user } = stateWith({ Token: 't' });
    user.signOut();
    user.refresh();
    expect(user.get().currentErrorCode).toBeNull();
  });
  test.each([
    [3, 3],
    [0, 0],
    [-1, 0],
    [2.7, 2],
    [Number.NaN, 0],
  ])('turns a cart count of %d into %d', (count, shown) => {
    const { user } = stateWith();
    user.setCartCount(count);
    expect(user.get().cartCount).toBe(shown);
  });
});

describe('the unread count', () => {
  test('changes without changing anything else', () => {
    const { user } = stateWith({ Token: 't' });
    user.setInfo(info);
    user.setCartCount(9);
    user.setUnreadCount(1);
    expect(user.get()).toMatchObject({ cartCount: 9, info: { unreadCount: 1, points: 20 } });
  });
  test('stays unknown while the member info is unknown', () => {
    const { user } = stateWith({ Token: 't' });
    user.setUnreadCount(1);
    expect(user.get().info).toBeNull();
  });
});

describe('a subscriber', () => {
  test('is notified of each change until it unsubscribes', () => {
    const { user } = stateWith();
    let received = 0;
    const unsubscribe = user.subscribe(() => received++);
    user.setCartCount(1);
    user.endSession('CMN1039E');
    unsubscribe();
    user.setCartCount(2);
    expect(received).toBe(2);
  });
  test('gets the same object until something changes', () => {
    const { user } = stateWith();
    const before = user.get();
    user.refresh();
    user.setCartCount(0);
    expect(user.get()).toBe(before);
    user.setCartCount(1);
    expect(user.get()).not.toBe(before);
  });
});
