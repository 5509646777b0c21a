import type { Queryable } from '#platform/database';
import { publicFaces } from '../account/index.ts';

/** Who hides her page is read under this name, whatever she signed with. */
const HIDDEN_NAME = '花容用户';

interface Signed {
  member_id: string | null;
  author_name: string;
  is_anonymous?: boolean;
}
export interface Face {
  avatar_url?: string;
}

/** Rows as others may see their writers now: the switch decides today, not on the day of writing. */
export async function withFaces<Row extends Signed>(
  db: Queryable,
  rows: readonly Row[],
): Promise<(Row & Face)[]> {
  const writers = rows.flatMap(({ member_id }) => member_id ?? []);
  if (writers.length === 0) return [...rows];
  const faces = await publicFaces(db, writers);
  return rows.map((row) => {
    const face = faces.get(row.member_id ?? '');
    if (face?.isHidden) return { ...row, ...unsigned(row) };
    return face?.avatarUrl && !row.is_anonymous ? { ...row, avatar_url: face.avatarUrl } : row;
  });
}

const unsigned = (row: Signed) => ({
  author_name: HIDDEN_NAME,
  ...('author_card' in row && { author_card: null }),
  ...('skin_type' in row && { skin_type: null }),
  ...('age_band' in row && { age_band: null }),
});

export const faceOf = ({ avatar_url: url }: Face) => (url === undefined ? {} : { avatarUrl: url });
