/** A migrated database that is only ever copied. */
export interface Template {
  template: string;
  discard(): Promise<void>;
}
