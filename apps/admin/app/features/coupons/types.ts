import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Calls = AdminContracts['coupons'];
export type OfferRow = Output<Calls['list']>['rows'][number];
export type OfferDetail = Output<Calls['detail']>;
export type OfferTermsInput = Input<Calls['save']>['terms'];
export type RecordPage = Output<Calls['records']>;
export type IssueCount = Output<Calls['countIssue']>;
export type Recipients = Input<Calls['countIssue']>['recipients'];
export type BatchPage = Output<Calls['batch']>;
export type Choices = Output<AdminContracts['grid']['choices']>;
