import type { Message, MessageIcon } from '@huarong/contract/messages';

/** The text and links of a message. */
export interface MessageContent {
  icon: MessageIcon;
  title: string;
  text: string;
  links: Message['links'];
  /** Of a text that staff may change: which one, and what it says of this case. */
  automatic?: { key: string; facts: Readonly<Record<string, string>> };
}

export interface NewMessage extends MessageContent {
  memberId: string;
  /** Unique per member: the same key creates no second message. */
  key: string;
  type: Message['type'];
  /** The sku whose image is shown. */
  skuId?: string | null;
}
