import type { Queryable } from '#platform/database';
import { listPublicProfiles } from '../account/index.ts';

/** The name shown for members who hide their community page. */
const HIDDEN_NAME = '花容用户';

interface AuthoredRow {
  member_id: string | null;
  author_name: string;
  is_anonymous?: boolean;
}
export interface PublicAuthor {
  avatar_url?: string;
}

/** Adds the authors' current public profile: today's privacy switch applies, not that of the day of writing. */
export async function withPublicAuthors<Row extends AuthoredRow>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & PublicAuthor)[]> {
  const authorIds = rows.flatMap(({ member_id }) => member_id ?? []);
  if (authorIds.length === 0) return [...rows];
  const profiles = await listPublicProfiles(db, authorIds);
  return rows.map((row) => {
    const profile = profiles.get(row.member_id ?? '');
    if (profile?.isHidden) return { ...row, ...hiddenAuthor(row) };
    return profile?.avatarUrl && !row.is_anonymous ? { ...row, avatar_url: profile.avatarUrl } : row;
  });
}

const hiddenAuthor = (row: AuthoredRow) => ({
  author_name: HIDDEN_NAME,
  ...('author_card' in row && { author_card: null }),
  ...('author_id' in row && { author_id: null }),
  ...('skin_type' in row && { skin_type: null }),
  ...('age_band' in row && { age_band: null }),
});

export const avatarOf = ({ avatar_url: url }: PublicAuthor) => (url === undefined ? {} : { avatarUrl: url });
