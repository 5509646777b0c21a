export const MOST_LINES = 250;

/** Tests are long lists of cases, the catalogue and migrations are data, and generated files have no author. */
const NOT_MEASURED = [
  /\.(test|spec|test-d)\.[a-z]+$/,
  /\.gen\.ts$/,
  /^catalogue\//,
  /^database\/migrations\//,
];

export const isMeasured = (file) =>
  /\.(ts|tsx|mjs|js|css|py|sh)$/.test(file) && !NOT_MEASURED.some((pattern) => pattern.test(file));

export const countLines = (content) => content.trimEnd().split('\n').length;
