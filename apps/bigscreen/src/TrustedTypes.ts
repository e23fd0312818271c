interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown;
}

/** The only policy of the page: no HTML from text, scripts from our own origin only. */
export function installTrustedTypes(): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', {
    createHTML: () => '',
    createScriptURL: (url) => {
      const { origin, protocol } = new URL(url, location.href);
      // What a page made of text carries the page's own origin.
      if (origin !== location.origin || protocol === 'blob:') throw new TypeError('foreign script');
      return url;
    },
  });
}
