export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same number for every try of the same message. */
  reference: string;
}

/** Throws when the mail was not taken; it will be tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
