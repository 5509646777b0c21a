const LONGEST = 500;
const ADDRESS = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:\/[^\s"'<>\\^`{}]*)?$/i;
/** A storage key: folders and a file name, absolute or relative, but never `//host` and never `..`. */
const PATH = /^\/?(?!\/)(?:[\p{L}\p{N}_-][\p{L}\p{N}\p{M}._ -]*\/)*[\p{L}\p{N}_-][\p{L}\p{N}\p{M}._ -]*$/u;

/** Whether an image may be loaded from there: an https address without credentials, or a path of this shop. */
export const isImageSource = (source: string): boolean =>
  source.length <= LONGEST && (ADDRESS.test(source) || PATH.test(source));
