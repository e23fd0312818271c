/** 新版要用而旧浏览器没有的功能；升级 pdf.js 时照它的代码核对。 */
const needed: readonly (readonly [object: object, name: string])[] = [
  [Map.prototype, 'getOrInsertComputed'],
  [Math, 'sumPrecise'],
  [Promise, 'try'],
  [Promise, 'withResolvers'],
  [Uint8Array, 'fromBase64'],
  [URL, 'parse'],
  [AbortSignal, 'any'],
];

/** 载入 pdf.js：浏览器够新就用新版，缺一样就用带补丁的兼容版，后者多五分之一。 */
export function loadPdfjs() {
  return needed.every(([object, name]) => name in object)
    ? import('./pdfjs')
    : import('./pdfjsLegacy');
}
