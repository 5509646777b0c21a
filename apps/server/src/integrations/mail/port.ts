export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for every attempt to send the message. */
  reference: string;
}

/** Throws when the mail was not accepted; sending is retried. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
