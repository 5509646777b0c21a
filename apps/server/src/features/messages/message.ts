import type { Message, MessageIcon } from '@huarong/contract/messages';

/** What a message says and where it leads. */
export interface MessageContent {
  icon: MessageIcon;
  title: string;
  text: string;
  links: Message['links'];
}

export interface NewMessage extends MessageContent {
  memberId: string;
  /** What happened, to what: the same key makes no second message. */
  key: string;
  type: Message['type'];
  /** The goods it is about, for their picture. */
  skuId?: string | null;
}
