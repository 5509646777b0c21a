import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

type Media = AdminContracts['media'];
export type MediaPage = Output<Media['list']>;
export type MediaRow = MediaPage['rows'][number];
export type MediaDetail = Output<Media['detail']>;
export type ProductMedia = Output<Media['product']>;
export type PlacedImage = ProductMedia['images'][number];
export type Match = Output<Media['matches']>['matches'][number];
export type UploadedMedia = Output<Media['upload']>;
