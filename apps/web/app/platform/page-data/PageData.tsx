import { createContext, use } from 'react';
import { PAGE_DATA_ID } from './restore-page-data.ts';

/** The data of the page as text, given on the server only. */
export const PageDataContext = createContext('');

/** Data for the browser to go on with. A page brings its own text; what stands there is left as it is. */
export const PageData = () => (
  <script
    id={PAGE_DATA_ID}
    type="application/json"
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
    dangerouslySetInnerHTML={{ __html: use(PageDataContext) }}
  />
);

/** JSON that no parser of HTML can take for a tag. */
export const pageDataText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
