import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type ContentItem = Output<AdminContracts['community']['item']>;
export type ContentQueue = Output<AdminContracts['community']['queue']>;
export type ReplyTemplate = Output<AdminContracts['community']['templates']>['rows'][number];
