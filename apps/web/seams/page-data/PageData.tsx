import { createContext, use } from 'react';
import { PAGE_DATA_ID } from './restore-page-data.ts';

/** The page data as JSON text, provided on the server only; empty when the seam is off. */
export const PageDataContext = createContext('');

/** The page data for hydration. The browser keeps the text the server rendered. */
export const PageData = () => (
  <script
    id={PAGE_DATA_ID}
    type="application/json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the JSON contains no character that starts a tag
    dangerouslySetInnerHTML={{ __html: use(PageDataContext) }}
  />
);

/** JSON that an HTML parser cannot mistake for a tag. */
export const pageDataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
