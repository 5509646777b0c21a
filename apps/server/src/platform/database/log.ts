/** The part of the server's logger (pino) that this layer uses. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
  fatal(details: object, message: string): void;
}

const nothing = () => {};
export const SILENT: Log = { info: nothing, warn: nothing, error: nothing, fatal: nothing };
