/** What a journey, or a whole project of them, says about itself. */
export interface JourneyOptions {
  /** Complaints a journey provokes on purpose, as a refused login does: `test.use({ expectedComplaints: [/ 401 /] })`. */
  expectedComplaints: RegExp[];
  /** Set for a project in playwright.config.ts: the others do not even ask for pictures. */
  showsPictures: boolean;
}
