/** A verification code, a password reset link, a shipped parcel or a changed address or presale of a guest, a product back in stock, marketing, a recalled product. */
type SmsTemplate = 'code' | 'link' | 'shipped' | 'address' | 'presale' | 'arrival' | 'marketing' | 'recall';

/** One message by a template registered with the carriers; free text is not allowed. */
export interface Sms {
  to: string;
  template: SmsTemplate;
  params: Record<string, string>;
  /** The same for every attempt to send the message. */
  reference: string;
}

/** Throws when the message was not accepted; sending is retried. */
export interface SmsPort {
  send(sms: Sms): Promise<void>;
}
