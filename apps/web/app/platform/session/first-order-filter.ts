import type { TextResource } from '@huarong/contract/content';
import type { UserState } from './user-state.ts';

/**
 * Whether a shopper sees a line. One for the first order is for visitors and for members who have not ordered; for a
 * member it waits until that is known, so that it never appears and goes away again.
 */
export const canSeeLine = (
  { isForFirstOrder }: Pick<TextResource, 'isForFirstOrder'>,
  { isSignedIn, info }: Pick<UserState, 'isSignedIn' | 'info'>,
): boolean => !isForFirstOrder || !isSignedIn || info?.hasOrdered === false;
