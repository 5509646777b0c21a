import type { OpenDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { ALL_PAGES, parseTags } from '#platform/published';
import { createCachedFiles } from './cached-files.ts';
import { PAGE_CACHE_CHANNEL } from './notify-pages-changed.ts';

/** A response that was under way at the first pass is stored by then. */
const AGAIN_AFTER_MS = 2_000;

/** Drops pages from the cache of nginx as processes of the shop announce changes. */
export async function dropPages(
  database: Pick<OpenDatabase, 'listen'>,
  { folder, log, againAfterMs = AGAIN_AFTER_MS }: { folder: string; log: Log; againAfterMs?: number },
) {
  const files = createCachedFiles(folder);
  const timers = new Set<NodeJS.Timeout>();

  function drop(tags: readonly string[]) {
    try {
      log.info({ tags: tags.slice(0, 20), pages: files.drop(tags) }, 'pages dropped');
    } catch (error) {
      // The pages expire after a minute; the next announcement tries again.
      log.error({ err: error }, 'pages were not dropped');
    }
  }

  const stopListening = await database.listen(PAGE_CACHE_CHANNEL, (payload) => {
    // Empty: announcements may have been missed.
    const tags = payload === '' ? [ALL_PAGES] : parseTags(payload);
    drop(tags);
    const timer = setTimeout(() => {
      timers.delete(timer);
      drop(tags);
    }, againAfterMs);
    timers.add(timer);
  });
  // What was announced before this process listened.
  drop([ALL_PAGES]);

  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await stopListening();
    },
  };
}
