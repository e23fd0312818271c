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
      if (new URL(url, location.origin).origin !== location.origin && !url.startsWith('blob:'))
        throw new TypeError('foreign script');
      return url;
    },
  });
}
