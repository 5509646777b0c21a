/** A code, a link to a new password, a guest's parcel that has gone out, goods that are back, an advertisement. */
type SmsTemplate = 'code' | 'link' | 'shipped' | 'arrival' | 'marketing';

/** One message by a template that the carriers have on file; they let no free text through. */
export interface Sms {
  to: string;
  template: SmsTemplate;
  params: Record<string, string>;
  /** The same number for every try of the same message. */
  reference: string;
}

/** Throws when the message was not taken; it will be tried again. */
export interface SmsPort {
  send(sms: Sms): Promise<void>;
}
