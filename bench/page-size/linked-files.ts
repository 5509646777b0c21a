export interface LinkedFiles {
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** The files a browser fetches when it opens this page: by its tags, and by the imports of its inline scripts. */
export function linkedFiles(html: string): LinkedFiles {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefs = (of: RegExp) => links.filter((tag) => of.test(tag)).flatMap((tag) => attribute(tag, 'href'));
  const tags = [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => attribute(tag, 'src'));
  const inline = [...html.matchAll(/<script\b[^>]*type="(?:module|later)"[^>]*>([\s\S]*?)<\/script>/g)]
    .flatMap(([, code]) => [...code!.matchAll(/\bimport\s*(?:[\w*\s{},]+from\s*)?["'](\/[^"']+)["']/g)])
    .map(([, path]) => path!);
  return {
    scripts: unique([...hrefs(/\brel="modulepreload"/), ...tags, ...inline]),
    styles: unique(hrefs(/\brel="stylesheet"/)),
    fonts: unique(hrefs(/\bas="font"/)),
  };
}

const unique = (paths: string[]) => [...new Set(paths)];
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];
  // A fragment is not part of the request.
  return value === undefined ? [] : [value.replaceAll('&amp;', '&').replace(/#.*$/, '')];
};
