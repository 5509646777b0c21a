const LONGEST = 500;
const ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[^\s"'<>\\^`{}]*)?$/i;
/** A key of the storage: folders and a name, from the root or not, but never `//host` and never upwards. */
const PATH = /^\/?(?!\/)(?:[\p{L}\p{N}_-][\p{L}\p{N}\p{M}._ -]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}\p{M}._ -]*$/u;

/** Whether a picture may be taken from there: an https address without a login, or a path of our own. */
export const isImageSource = (source: string): boolean =>
  source.length <= LONGEST && (ADDRESS.test(source) || PATH.test(source));
