/** The id behind the last dash of `SOLÈNEARDEY-1071`; names may hold dashes themselves. */
export const brandIdOfSlug = (slug = ''): string | null => /(?:^|-)(\d{1,9})$/.exec(slug)?.[1] ?? null;

/** The id in `1071.html`. */
export const brandIdOfStory = (file = ''): string | null => /^(\d{1,9})\.html$/.exec(file)?.[1] ?? null;

export const storyPath = (brandId: string) => `/brand/story/${brandId}.html`;

/** Whether a visitor stands where the brand lives. Browsers and hands write the same letters in different escapes. */
export const isSamePath = (pathname: string, link: string) => decodePath(pathname) === decodePath(link);

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
