import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type Forecast = Output<AdminContracts['points']['forecast']>;
export type Exchange = Output<AdminContracts['points']['exchanges']>['rows'][number];
export type Reward = Output<AdminContracts['points']['rewards']>['rewards'][number];
export type MemberPoints = Output<AdminContracts['points']['ofMember']>;

/** 12,800 */
export const formatPoints = (points: number): string => points.toLocaleString('en-US');
/** +1,168 or −500 */
export const signedPoints = (points: number): string =>
  `${points > 0 ? '+' : points < 0 ? '−' : ''}${formatPoints(Math.abs(points))}`;
