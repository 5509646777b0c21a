import type { AdminContracts } from '@huarong/contract/admin';
import type { Input, Output } from '@huarong/contract/kit';

type Content = AdminContracts['content'];
export type SlotRow = Output<Content['slots']>['slots'][number];
export type Slot = Output<Content['slot']>;
export type Line = Slot['lines'][number];
export type SlotSet = Slot['sets'][number];
export type StoredSlotDraft = NonNullable<SlotSet['draft']>;
export type Preview = Output<Content['preview']>;
export type LinkCheck = Line['judged']['linkCheck'];
export type OfferChoice = Output<Content['offers']>['offers'][number];
export type LineFields = Input<Content['preview']>['line'];
export type SaveInput = Input<Content['save']>;
