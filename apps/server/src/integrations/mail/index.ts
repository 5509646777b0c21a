export type { Mail, MailPort } from './port.ts';
export { smtpMail } from './smtp.ts';
