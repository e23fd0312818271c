/** What a browser calls itself, the more particular before what it also claims to be. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\b(?:OPR|Opera)\/(\d+)/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\bMicroMessenger\/(\d+)/, '微信'],
  [/(?:Headless)?(?:Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
];
/** Of Windows no version: 10 and 11 say the same of themselves. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\b(?:HarmonyOS|OpenHarmony)\b/, '鸿蒙'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * The terminal of a session as somebody knows their own: Chrome 126 · Windows. Of what is neither
 * browser nor system the line it sent stays, for then it is a sign of something else.
 */
export function agentWords(agent: string): string {
  const [browser] = BROWSERS.flatMap(([form, name]) => {
    const version = form.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = SYSTEMS.find(([form]) => form.test(agent))?.[1];
  return [browser, system].filter(Boolean).join(' · ') || agent || '未知';
}
