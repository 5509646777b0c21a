/** The id after the last dash of `SOLÈNEARDEY-1071`; names may contain dashes too. */
export const brandIdOfSlug = (slug = ''): string | null => /(?:^|-)(\d{1,9})$/.exec(slug)?.[1] ?? null;

/** The id in `1071.html`. */
export const brandIdOfStory = (file = ''): string | null => /^(\d{1,9})\.html$/.exec(file)?.[1] ?? null;

export const storyPath = (brandId: string) => `/brand/story/${brandId}.html`;

/** Whether both paths are equal once decoded: browsers and people escape the same letters differently. */
export const isSamePath = (pathname: string, link: string) => decodePath(pathname) === decodePath(link);

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
