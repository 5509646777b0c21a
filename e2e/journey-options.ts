/** Options of a journey or of a whole project. */
export interface JourneyOptions {
  /** Console errors that a journey causes on purpose, such as a refused login: `test.use({ expectedError: / 401 / })`. */
  expectedError: RegExp | null;
  /** Set for a project in playwright.config.ts; the others do not load images. */
  loadsImages: boolean;
}
