/**
 * Takes the page below out of reach while something of the header covers it. The result gives it back.
 *
 * `usable` selects further parts that stay so.
 */
export function coverPage(over: Element | null, usable = 'script'): () => void {
  const header = over?.closest('header');
  const parts = [...(header?.parentElement?.children ?? [])] as HTMLElement[];
  const covered = parts.filter(
    (part) => part !== header && !part.inert && !part.matches(`${usable}, script, dialog`),
  );
  for (const part of covered) part.inert = true;
  return () => {
    for (const part of covered) part.inert = false;
  };
}
