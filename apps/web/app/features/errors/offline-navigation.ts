/** Thrown when a link is followed without a network: the scripts and data of the next page cannot be loaded. */
export class OfflineNavigation extends Error {
  readonly target: string;
  constructor(target: string) {
    super('offline');
    this.target = target;
  }
}
