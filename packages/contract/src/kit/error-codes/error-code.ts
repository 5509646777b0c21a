/**
 * The wire code, HTTP status and message of a refusal name.
 * 200 means a business refusal that the page shows in an alert; 4xx where HTTP itself or the error catalogue asks for one.
 * `{braces}` in a message are filled from the refusal's details.
 */
export interface ErrorCode {
  code: string;
  http: 200 | 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 423 | 429 | 500 | 501 | 503;
  message: string;
  /** Said instead when none is available: nobody buys "0 件". */
  messageForNone?: string;
}
